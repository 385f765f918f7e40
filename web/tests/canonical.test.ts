// JSON as the log's hashes cover it. What is expected is what Python's json.dumps(sort_keys=True,
// separators=(",", ":"), ensure_ascii=False) writes for the same values, spelt out by hand.
import { expect, test } from "vitest";
import { canonical, isObject, parse, wholeNumber } from "../src/canonical";

const again = (text: string) => canonical(parse(text));

test("keys are sorted at every depth and spaces go, items keep their order", () => {
  expect(again(' { "b" : [ 3 , 1 , 2 ] , "a" : { "d" : null , "c" : true } } ')).toBe(
    '{"a":{"c":true,"d":null},"b":[3,1,2]}',
  );
  expect(again("[]")).toBe("[]");
  expect(again("[{},[]]")).toBe("[{},[]]");
});

test("numbers stay as they are spelt", () => {
  expect(again("[1.0,1,-0,1e2,1E+2,0.50,12345678901234567890]")).toBe("[1.0,1,-0,1e2,1E+2,0.50,12345678901234567890]");
});

test("keys that look like numbers, or like the object's own, are keys like others", () => {
  // An object of the browser would put 2 before 10, and lose what is called __proto__.
  expect(again('{"2":0,"10":0,"__proto__":1,"a":0}')).toBe('{"10":0,"2":0,"__proto__":1,"a":0}');
});

test("keys are sorted by code points, not by halves of them", () => {
  // U+1F600 is above U+FF5E, but its first half (U+D83D) is below.
  expect(again('{"😀":1,"～":2,"～a":3,"":4}')).toBe('{"":4,"～":2,"～a":3,"😀":1}');
});

test("letters stand as they are, what must be escaped is escaped in one way", () => {
  expect(again('"\\u017c\\u00f3\\u0142\\u0107"')).toBe('"żółć"');
  expect(again('"a\\/b\\"c\\\\d\\ne\\u0001"')).toBe('"a/b\\"c\\\\d\\ne\\u0001"');
});

const lists = ["[1,]", "[,1]", "[1 2]", "[1]]"];
const objects = ["{", '{"a":1,}', '{"a" 1}', '{"a":1 "b":2}', "{1:2}", "{null:1}"];
const scalars = ["", "nul", "'a'", '"a', "1.2.3", "1-2", "01", "1.", "1e", "+1", "-", "\u00a01"];

test.each([...lists, ...objects, ...scalars])("%j is no JSON", (text) => {
  expect(() => parse(text)).toThrow(SyntaxError);
});

test("a whole number is one without sign, point or exponent", () => {
  expect(wholeNumber(parse("7"))).toBe(7);
  expect(wholeNumber(parse("0"))).toBe(0);
  for (const text of ["-7", "7.0", "7e1", '"7"', "null", "[7]", "true"]) expect(wholeNumber(parse(text))).toBeNull();
  expect(wholeNumber(undefined)).toBeNull();
});

test("an object is neither a list nor a number nor nothing", () => {
  expect(isObject(parse('{"a":1}'))).toBe(true);
  for (const text of ["[]", "7", "null", '"a"', "false"]) expect(isObject(parse(text))).toBe(false);
});

import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import { installed } from "./installed.svelte";
import "./theme.css";

installed.begin();
const target = document.getElementById("app");
if (target) {
  target.replaceChildren(); // what was to be seen until now
  mount(App, { target });
}

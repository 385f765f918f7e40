import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import { installed } from "./installed.svelte";
import "./theme.css";

installed.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });

import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/almendra/latin-700.css";
import { mount } from "svelte";
import "./theme/theme.css";
import "./theme/base.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });

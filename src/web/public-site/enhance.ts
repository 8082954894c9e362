/// <reference types="vite/client" />
import "@fontsource-variable/figtree/wght.css";
import "./site.module.css";
import "./landing.module.css";
import "./booking-scene.module.css";
import "./getting-started.module.css";
import "./contact/contact.module.css";
import "./article.module.css";
import "./taste/taste.module.css";
import { startContactForm } from "./contact/start-contact-form.ts";
import { startDialogs } from "./dialogs.ts";
import { startMenus } from "./menus.ts";
import { startTaste } from "./taste/start-taste.ts";

// The pages are whole without this; it makes them comfortable.
startMenus();
startDialogs();
startContactForm();
startTaste();

/// <reference types="vite/client" />
import "@fontsource-variable/figtree/wght.css";
import "./frame/site.module.css";
import "./landing/landing.module.css";
import "./landing/booking-picture.module.css";
import "./guide/getting-started.module.css";
import "./contact/contact.module.css";
import "./legal/article.module.css";
import "./landing-demo/landing-demo.module.css";
import { startContactForm } from "./contact/start-contact-form.ts";
import { startDialogs } from "./dialogs.ts";
import { startLandingDemo } from "./landing-demo/start-landing-demo.ts";
import { startMenus } from "./menus.ts";

// The pages are whole without this; it makes them comfortable.
startMenus();
startDialogs();
startContactForm();
startLandingDemo();

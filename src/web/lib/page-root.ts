import { createRoot } from "react-dom/client";

const element = document.getElementById("root");
if (element === null) throw new Error("the page has no #root");

/** What is on screen: the sign-in page, and the app that takes its place without a new page being loaded. */
export const pageRoot = createRoot(element);

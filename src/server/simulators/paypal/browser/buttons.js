/**
 * The simulated PayPal's button script: the part of `window.paypal` that a subscription page uses, and a window in
 * which the payer agrees. Runs in the browser under the app's content security policy.
 */
// A block keeps the names apart from the page's, even when the script is loaded again.
{
  const api = "/simulator/paypal/subscriptions/";

  const create = (tag, properties, ...children) => {
    const { style, ...others } = properties;
    const element = Object.assign(document.createElement(tag), others);
    if (style) element.style.cssText = style;
    element.append(...children);
    return element;
  };

  const gold = "background:#ffc439;color:#142c8e;border:0;cursor:pointer;font:700 1rem/1 Arial,Helvetica,sans-serif;";

  const drawButton = (style, onClick) => {
    const radius = style?.shape === "pill" ? "999px" : "4px";
    const look = `${gold}display:block;width:100%;min-height:48px;border-radius:${radius}`;
    const label = create("span", { style: "font-style:italic" }, "PayPal");
    return create("button", { type: "button", style: look, onclick: onClick }, label, " Subscribe");
  };

  const money = (amount) => `$${Number(amount).toFixed(2)} USD`;

  const wordsFor = (subscription) => {
    const { quantity, revisedQuantity, unitPrice } = subscription;
    if (revisedQuantity === null) return `${quantity} × Daybook agent, ${money(quantity * unitPrice)} every month`;
    return `Change from ${quantity} to ${revisedQuantity} × Daybook agent, ${money(revisedQuantity * unitPrice)} every month`;
  };

  /** Resolves with true when the payer agrees. */
  const ask = (subscription) =>
    new Promise((resolve) => {
      const plain =
        "min-height:44px;border-radius:999px;border:1px solid #687173;background:#fff;color:#001435;font:600 1rem/1 Arial,sans-serif;cursor:pointer";
      const heading = create(
        "h2",
        { id: "simulated-paypal-title", style: "margin:0;font-size:1.4rem;color:#142c8e;font-style:italic" },
        "PayPal",
      );
      const dialog = create("dialog", {
        style:
          "border:0;border-radius:12px;padding:2rem;width:min(26rem,calc(100vw - 2rem));box-sizing:border-box;color:#001435;background:#fff;font:1rem/1.5 Arial,Helvetica,sans-serif",
      });
      dialog.setAttribute("aria-labelledby", heading.id);
      const answer = (agreed) => {
        dialog.close();
        dialog.remove();
        resolve(agreed);
      };
      const approve = create(
        "button",
        { type: "button", style: `${gold}min-height:48px;border-radius:999px`, onclick: () => answer(true) },
        "Approve",
      );
      const cancel = create("button", { type: "button", style: plain, onclick: () => answer(false) }, "Cancel");
      const actions = create("div", { style: "display:grid;gap:.75rem;margin-top:1.5rem" }, approve, cancel);
      dialog.append(
        heading,
        create("p", { style: "margin:.25rem 0 1rem;color:#545d68" }, "Simulator: no money moves."),
        create("p", { style: "margin:0;font-weight:700" }, wordsFor(subscription)),
        create("p", { style: "margin:.25rem 0 0" }, "Paid by payer@example.com"),
        actions,
      );
      dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        answer(false);
      });
      document.body.append(dialog);
      dialog.showModal();
    });

  const call = async (path, method) => {
    const answer = await fetch(api + path, { method });
    if (!answer.ok) throw new Error(`PayPal answered ${answer.status}`);
    return answer.json();
  };

  const pay = async (options) => {
    const subscriptionID = await options.createSubscription({}, {});
    const agreed = await ask(await call(encodeURIComponent(subscriptionID), "GET"));
    await call(`${encodeURIComponent(subscriptionID)}/${agreed ? "approve" : "decline"}`, "POST");
    if (agreed) await options.onApprove?.({ subscriptionID, facilitatorAccessToken: "" }, {});
    else options.onCancel?.({ subscriptionID }, {});
  };

  const createButtons = (given) => {
    let options = given;
    let button = null;
    let isBusy = false;
    const setDisabled = async (isDisabled) => {
      if (button) button.disabled = isDisabled;
    };
    const click = async () => {
      if (isBusy) return;
      isBusy = true;
      try {
        await pay(options);
      } catch (error) {
        options.onError?.(error);
      } finally {
        isBusy = false;
        button?.focus();
      }
    };
    return {
      isEligible: () => true,
      render: async (target) => {
        const container = typeof target === "string" ? document.querySelector(target) : target;
        button = drawButton(options.style, () => void click());
        container?.append(button);
        options.onInit?.({}, { enable: () => setDisabled(false), disable: () => setDisabled(true) });
      },
      close: async () => {
        button?.remove();
        button = null;
      },
      updateProps: async (changed) => {
        options = { ...options, ...changed };
      },
    };
  };

  window.paypal = { version: "simulated", Buttons: createButtons, FUNDING: { PAYPAL: "paypal" } };
}

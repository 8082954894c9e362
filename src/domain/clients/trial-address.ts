/**
 * The owner trying the bot, as client and as number in one: no provider carries it, nothing has to be paid for, and
 * nobody behind it is a client.
 */
export const trialAddress = "trial";

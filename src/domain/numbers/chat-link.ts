/** The address that opens a chat with a number, with a first message ready to be sent if one is given. */
export const chatLink = (phoneNumber: string, greeting?: string): string => {
  const link = `https://wa.me/${phoneNumber.replace(/\D/g, "")}`;
  return greeting ? `${link}?text=${encodeURIComponent(greeting)}` : link;
};

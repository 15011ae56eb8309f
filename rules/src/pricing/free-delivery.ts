/** What delivery costs when nothing is paid for it, in place of "$0.00": in the cart, on orders, in mails. */
export const freeDeliveryWord = 'Free'

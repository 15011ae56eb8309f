// Specification §8, "Expected messages not reported": the shop working as it should. Each is shown as it is
// and nobody has to look into it.

const saying = (pattern: RegExp) => (message: string) => pattern.test(message)

/** The promotion exists, and the cart isn't one for it; or it doesn't exist. */
export const saysCodeNotApplicable = saying(/\bcode is not applicable\b/i)
export const saysGiftCardInvalid = saying(/\binvalid gift card number or pin\b/i)
export const saysAlreadyInCart = saying(/\bitem (?:is )?already in (?:(?:the )?user['’]s|your) cart\b/i)
export const saysNotReservable = saying(/\bitem can(?:not|['’]t) be reserved\b/i)
/** Bag orders too soon after each other; log-ins and codes after too many tries say it alike. */
export const saysTryLater = saying(/\btry again in (?:a|\d+) minutes?\b/i)
export const saysReviewPayment = saying(/\breview the payment information\b/i)
export const saysNoShippingThere = saying(/\bshipping to \S.* is not supported\b/i)
export const saysPromotionNotForItems = saying(/\bpromotion does not apply to these items\b/i)
export const saysInAnotherCart = saying(/\bthis item is in somebody else['’]s cart\b/i)
export const saysWalletEmailTaken = saying(/\bemail is already used by another account\b/i)
export const saysCartFull = saying(/\byou can have up to \d+ items in your cart\b/i)
export const saysTooManyRequests = saying(/\bstatus code 429\b/i)

/** All of them, in §8's order. */
export const expectedMessages = {
  saysCodeNotApplicable,
  saysGiftCardInvalid,
  saysAlreadyInCart,
  saysNotReservable,
  saysTryLater,
  saysReviewPayment,
  saysNoShippingThere,
  saysPromotionNotForItems,
  saysInAnotherCart,
  saysWalletEmailTaken,
  saysCartFull,
  saysTooManyRequests,
} as const

/** Returns whether §8 expects an error message: it is shown as it is and not reported. */
export const isExpected = (message: string): boolean =>
  Object.values(expectedMessages).some((says) => says(message))

// Six-digit codes sent by mail, which the reader of that mail types in: to link a payout method (decision
// 0078), and to cancel an order with the key of its mails (decision 0062).

/** Minutes that a mailed code is valid. */
export const mailedCodeMinutes = 10
/** Number of wrong codes after which a new code must be requested. */
export const mailedCodeTries = 5

export const mailedCodeSentences = {
  old: 'This code is too old. Please ask for a new one.',
  wrong: 'This is not the code of our last email.',
  tries: 'This code was typed wrong too often. Please ask for a new one.',
} as const

/** Returns whether a text has the form of a mailed code: six digits. */
export const isMailedCode = (text: string): boolean => /^\d{6}$/.test(text)

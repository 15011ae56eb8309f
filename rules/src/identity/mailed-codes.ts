// Codes of six digits that are mailed, and typed again by who can read that mail: to link a way to be paid
// (decision 0078), to cancel an order by the key of its mails (decision 0062).

export const mailedCodeMinutes = 10
/** Codes typed wrong before another one has to be asked for. */
export const mailedCodeTries = 5

export const mailedCodeSentences = {
  old: 'This code is too old. Please ask for a new one.',
  wrong: 'This is not the code of our last email.',
  tries: 'This code was typed wrong too often. Please ask for a new one.',
} as const

export const isMailedCode = (text: string): boolean => /^\d{6}$/.test(text)

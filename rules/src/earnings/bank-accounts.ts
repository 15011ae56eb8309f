// A bank account that a seller is paid to: what its numbers must be, and how it is named. The numbers go
// from the browser to the processor alone; the shop stores the last four digits and the processor's
// reference (decision 0207).

export const bankAccountTypes = ['checking', 'savings'] as const
export type BankAccountType = (typeof bankAccountTypes)[number]

export const bankAccountTypeLabels: Record<BankAccountType, string> = {
  checking: 'Checking',
  savings: 'Savings',
}

/** The fields of the form as typed. */
export type BankAccountText = {
  readonly holder: string
  readonly accountType: string
  readonly routingNumber: string
  readonly accountNumber: string
  readonly accountNumberAgain: string
}
export type BankAccountField = keyof BankAccountText
export type BankAccountProblems = Partial<Record<BankAccountField, string>>

/** The fields in the sequence of the form. */
export const bankAccountFields: readonly BankAccountField[] = [
  'holder',
  'accountType',
  'routingNumber',
  'accountNumber',
  'accountNumberAgain',
]
export const bankAccountFieldLabels: Readonly<Record<BankAccountField, string>> = {
  holder: 'Name on the account',
  accountType: 'Type of account',
  routingNumber: 'Routing number',
  accountNumber: 'Account number',
  accountNumberAgain: 'Account number again',
}

export const bankAccountSentences = {
  holder: 'Please type the name on the account, as your bank has it.',
  accountType: 'Please choose checking or savings.',
  routingLength: 'A routing number has 9 digits.',
  routing: 'This is not a bank’s routing number. Please check its digits.',
  account: 'An account number has 4 to 17 digits.',
  again: 'The two account numbers differ. Please type the number once more.',
} as const

/** A routing number with a right check digit that no bank has: that of the sandbox's practice bank. */
export const practiceRoutingNumber = '110000000'

const routingDigits = 9
/** The weights of the check digit of a US routing number (ABA). */
const weights = [3, 7, 1] as const

/**
 * Returns the digits of a number that was typed with spaces or dashes; undefined when other signs are in it,
 * or no digit at all.
 */
export function bankDigits(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d+$/.test(digits) ? digits : undefined
}

/**
 * Returns whether nine digits are a US routing number: their sum, weighted 3, 7, 1 in turn, is a multiple
 * of 10 (ABA), and not all of them are 0.
 */
export function isRoutingNumber(digits: string): boolean {
  if (digits.length !== routingDigits || !/^\d+$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0)
  return sum % 10 === 0
}

function routingProblem(text: string): string | undefined {
  const digits = bankDigits(text)
  if (digits?.length !== routingDigits) return bankAccountSentences.routingLength
  return isRoutingNumber(digits) ? undefined : bankAccountSentences.routing
}

/** Returns whether a text names a type of bank account. */
export const isBankAccountType = (text: string): text is BankAccountType =>
  (bankAccountTypes as readonly string[]).includes(text)

/**
 * Returns a sentence for each invalid field of a bank account; an empty object when all are valid. The holder
 * has 2 to 80 characters, the account number 4 to 17 digits and the same repetition; type and routing number
 * are checked as well.
 */
export function bankAccountProblems(typed: BankAccountText): BankAccountProblems {
  const says = bankAccountSentences
  const account = bankDigits(typed.accountNumber)
  const routing = routingProblem(typed.routingNumber)
  const holder = typed.holder.trim()
  const fits = account !== undefined && account.length >= 4 && account.length <= 17
  return {
    ...(holder.length < 2 || holder.length > 80 ? { holder: says.holder } : {}),
    ...(isBankAccountType(typed.accountType) ? {} : { accountType: says.accountType }),
    ...(routing === undefined ? {} : { routingNumber: routing }),
    ...(fits ? {} : { accountNumber: says.account }),
    ...(fits && bankDigits(typed.accountNumberAgain) !== account ? { accountNumberAgain: says.again } : {}),
  }
}

/** Returns the label of a bank account: its type and its last four digits. */
export const bankAccountLabel = (type: string, last4: string): string =>
  `${isBankAccountType(type) ? bankAccountTypeLabels[type] : 'Bank'} account ••••${last4}`

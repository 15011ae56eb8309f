// Marked inputs for the earnings pages: each one forces an outcome.

/** Cash-out amounts in cents, and the outcome of each. */
export const markedAmounts = {
  /** The provider refuses after some seconds, and the money is returned. */
  fails: 666,
  /** The provider is late, then pays. */
  late: 777,
  /** The cash-out is made, but its answer is lost: the same key gets the same answer. */
  answerLost: 999,
  /** The server fails, and no cash-out is made. */
  serverFails: 1313,
} as const

export const markedCodes = { wrong: '000000', expired: '111111' } as const
export const markedWallets = { taken: 'taken@wallet.example', fails: 'fails@wallet.example' } as const
export const markedTokens = { working: 'working', expired: 'expired' } as const

/** Returns the mock token of a bank account: "btok_checking_6789". */
export const bankTokenOf = (accountType: string, last4: string): string => `btok_${accountType}_${last4}`
/** Returns account type and last four digits of a sandbox bank token; undefined for another token. */
export function bankOfToken(token: string): { accountType: string; last4: string } | undefined {
  const [, accountType, last4] = /^btok_(checking|savings)_(\d{4})$/.exec(token) ?? []
  return accountType && last4 ? { accountType, last4 } : undefined
}
/** The last four digits of a bank account that belongs to another seller. */
export const markedBankTaken = '6666'

/** The marked inputs as rows of the table. */
export const markedEarnings: readonly { input: string; where: string; effect: string }[] = [
  {
    input: '$6.66',
    where: '/cleanout/cashout/cash',
    effect: 'is refused by the provider some seconds later',
  },
  { input: '$7.77', where: '/cleanout/cashout/cash', effect: 'is late, then paid' },
  { input: '$9.99', where: '/cleanout/cashout/cash', effect: 'is done, but its first answer is lost' },
  { input: '$13.13', where: '/cleanout/cashout/cash', effect: 'fails on the server' },
  {
    input: markedCodes.wrong,
    where: 'the code of a mail',
    effect: 'is wrong; any other six digits are right',
  },
  { input: markedCodes.expired, where: 'the code of a mail', effect: 'is too old' },
  { input: markedWallets.taken, where: 'linking a wallet', effect: 'belongs to another account' },
  { input: markedWallets.fails, where: 'linking a wallet', effect: 'fails on the server' },
  {
    input: `…${markedBankTaken}`,
    where: 'linking a bank account',
    effect: 'belongs to another account',
  },
  { input: markedTokens.working, where: '/verify-email/…', effect: 'verifies; every other token is old' },
  {
    input: 'priya@hemline.example',
    where: '/log-in',
    effect: 'has earnings, and neither a verified email nor an account to be paid to',
  },
]

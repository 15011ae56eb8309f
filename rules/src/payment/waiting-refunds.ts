// Refunds that the processor refused and that wait for an account, in the words of people at work (decision
// 0246).

/** The account with the e-mail address of a guest's order: none, an unverified or a verified one. */
export type AccountOfAddress = 'none' | 'unverified' | 'verified'

/** How many waiting refunds employees read at once. */
export const waitingRefundsPageSize = 50

const becauses: Readonly<Record<string, string>> = {
  method_unavailable: 'The way to pay has ended',
  expired_card: 'The card has expired',
  card_declined: 'The bank didn’t take it',
}

/**
 * Returns why the processor refused a refund, by its code, as an employee reads it: the way to pay ended,
 * card expired or declined; a general sentence for every other code.
 */
export const refundRefusedBecause = (code: string): string => becauses[code] ?? 'The processor refused it'

const steps: Readonly<Record<AccountOfAddress, string>> = {
  none: 'The person makes an account with this address and confirms it. Remind them by mail.',
  unverified:
    'There is an account with this address. Its owner has to confirm the address: remind them by mail.',
  verified: 'Nothing: the order joins the account at its owner’s next log-in.',
}

/**
 * Returns, for employees, what has to happen next for a refund that the processor refused. A member
 * (`isMember`) has nothing to do, since a job makes it cash credit; of a guest it depends on the account with
 * the guest's address: none, unverified or verified.
 */
export const nextOfRefund = (isMember: boolean, account: AccountOfAddress): string =>
  isMember ? 'Nothing: it becomes cash credit of the account within the hour.' : steps[account]

/** Why the mail about a waiting refund can't be sent again. */
export const noRefundWaits = 'No refund of this order waits for a guest.'

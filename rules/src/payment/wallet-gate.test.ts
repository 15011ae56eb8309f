import { describe, expect, it } from 'vitest'
import { mobileWalletMinVersion } from '../vocabulary/constants.ts'
import {
  atWalletStep,
  isWalletOffered,
  WalletStepError,
  walletStepError,
  walletSteps,
} from './wallet-gate.ts'

const both = [false, true]
const rows = both.flatMap((deviceSupports) =>
  both.flatMap((flagOn) =>
    both.flatMap((international) =>
      both.flatMap((loggedIn) =>
        both.flatMap((requiresLogIn) =>
          [-1, 0, 1]
            .map((above) => mobileWalletMinVersion + above)
            .map((protocolVersion) => ({
              deviceSupports,
              flagOn,
              international,
              loggedIn,
              requiresLogIn,
              protocolVersion,
            })),
        ),
      ),
    ),
  ),
)
/** All rows of the table that are offered; everything else is not. */
const offered = [
  'device flag home logged-in required 3',
  'device flag home logged-in required 4',
  'device flag home logged-in free 3',
  'device flag home logged-in free 4',
  'device flag home visitor free 3',
  'device flag home visitor free 4',
].sort()

const nameOf = (row: (typeof rows)[number]) =>
  [
    row.deviceSupports ? 'device' : 'no-device',
    row.flagOn ? 'flag' : 'no-flag',
    row.international ? 'abroad' : 'home',
    row.loggedIn ? 'logged-in' : 'visitor',
    row.requiresLogIn ? 'required' : 'free',
    row.protocolVersion,
  ].join(' ')

describe('the mobile wallet', () => {
  it('is offered in six of all 96 rows of its table', () => {
    expect(rows).toHaveLength(96)
    expect(rows.filter(isWalletOffered).map(nameOf).sort()).toEqual(offered)
  })
  it('asks for a log-in unless stated otherwise', () => {
    const visitor = {
      deviceSupports: true,
      flagOn: true,
      international: false,
      loggedIn: false,
      protocolVersion: 3,
    }
    expect(isWalletOffered(visitor)).toBe(false)
    expect(isWalletOffered({ ...visitor, requiresLogIn: false })).toBe(true)
  })
  it('has the seven steps of the specification', () => {
    const named = [
      'set address',
      'checkout',
      'set payment method',
      'set shipping method',
      'submit cart',
      'tokenize',
      'validate merchant',
    ]
    expect([...walletSteps].sort()).toEqual(named.sort())
  })
  it('names the step that failed, once', async () => {
    const cause = new Error('no answer')
    const inner = () => atWalletStep('tokenize', () => Promise.reject(cause))
    const error = await atWalletStep('checkout', inner).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(WalletStepError)
    expect(error).toMatchObject({ step: 'tokenize', message: walletStepError('tokenize'), cause })
    expect(await atWalletStep('checkout', async () => 7)).toBe(7)
  })
})

// Decides which alerts a viewer sees (specification §3 user alert, §7 getUserAlerts; decision 0143).

/** The programs that show alerts. */
export const alertPlatforms = ['web', 'ios', 'android'] as const
export type AlertPlatform = (typeof alertPlatforms)[number]

/** Most alerts of one answer. */
export const alertsMost = 10
/** Most treatments that a client may name, and most characters of one. */
export const treatmentsMost = 50
export const treatmentLengthMost = 100
/** The version that the shop itself ships: newer than every number. */
export const currentVersion = 'current'

/** The audience of an alert; null and an empty list set no condition. */
export type AlertTarget = {
  readonly loggedIn: boolean | null
  readonly countries: readonly string[]
  readonly roles: readonly string[]
  readonly tiers: readonly string[]
  /** Whether the tier was reached by orders, rather than given by hand. */
  readonly reached: boolean | null
  readonly hasBought: boolean | null
  readonly hasSold: boolean | null
  readonly flag: string | null
  readonly platforms: readonly string[]
  readonly fromVersion: string | null
  readonly untilVersion: string | null
  readonly treatments: readonly string[]
}

/** The viewer who asks for alerts, and the client program. `tier`: null for visitors. */
export type AlertReader = {
  readonly loggedIn: boolean
  readonly country: string
  readonly roles: readonly string[]
  readonly tier: string | null
  readonly reached: boolean
  readonly hasBought: boolean
  readonly hasSold: boolean
  readonly flags: readonly string[]
  readonly platform: string
  readonly version: string
  readonly treatments: readonly string[]
}

const versionPattern = /^\d{1,6}(?:\.\d{1,6}){0,2}$/

/**
 * Returns whether a text is a version of the client: 'current', or up to three numbers with dots ("2.14.0").
 */
export const isVersion = (text: string): boolean => text === currentVersion || versionPattern.test(text)

/**
 * Compares two client versions for sorting: negative when `a` is older, 0 when equal, positive when newer;
 * 'current' is the newest.
 */
export function compareVersions(a: string, b: string): number {
  if (a === b) return 0
  if (a === currentVersion) return 1
  if (b === currentVersion) return -1
  const [left, right] = [a, b].map((one) => one.split('.').map(Number))
  for (let i = 0; i < 3; i += 1) {
    const difference = (left?.[i] ?? 0) - (right?.[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

const asks = (wanted: boolean | null, is: boolean) => wanted === null || wanted === is
const isOneOf = (wanted: readonly string[], is: string | null) =>
  wanted.length === 0 || (is !== null && wanted.includes(is))
const hasOneOf = (wanted: readonly string[], has: readonly string[]) =>
  wanted.length === 0 || wanted.some((one) => has.includes(one))

/**
 * Returns whether a reader meets every condition of an alert: log-in, country, role, tier, purchases and
 * sales, flag, platform, treatments, and versions from `fromVersion` to `untilVersion`, both included. Null
 * and an empty list set no condition.
 */
export function isMeantFor(alert: AlertTarget, reader: AlertReader): boolean {
  return (
    asks(alert.loggedIn, reader.loggedIn) &&
    isOneOf(alert.countries, reader.country) &&
    hasOneOf(alert.roles, reader.roles) &&
    isOneOf(alert.tiers, reader.tier) &&
    asks(alert.reached, reader.reached) &&
    asks(alert.hasBought, reader.hasBought) &&
    asks(alert.hasSold, reader.hasSold) &&
    (alert.flag === null || reader.flags.includes(alert.flag)) &&
    alert.platforms.includes(reader.platform) &&
    (alert.fromVersion === null || compareVersions(reader.version, alert.fromVersion) >= 0) &&
    (alert.untilVersion === null || compareVersions(reader.version, alert.untilVersion) <= 0) &&
    hasOneOf(alert.treatments, reader.treatments)
  )
}

/** Returns the name of the client setting under which a reader's dismissal of an alert is stored. */
export const dismissalOf = (alertId: string): `modals.${string}` => `modals.alert:${alertId}`

/** Minutes after signing up in which no alert interrupts (specification §4: not just signed up). */
export const justSignedUpMinutes = 30

/** The facts that decide about the user alert modal. */
export type AlertModalFacts = {
  loggedIn: boolean
  path: string
  /** Whether another modal is open. */
  modalOpen: boolean
  /** When the account was made. */
  createdAt: Date | null
  now: Date
}

/** Returns whether the account was made within the last 30 minutes. */
const hasJustSignedUp = (createdAt: Date | null, now: Date): boolean =>
  createdAt !== null && now.getTime() - createdAt.getTime() < justSignedUpMinutes * 60_000

/**
 * Returns whether a user alert may be shown (§4): logged in, not on checkout or confirmation, with no other
 * modal open, and not signed up within the last 30 minutes. Nor does it lie over a cart, or over pages where
 * one returns a piece or asks for help (§2): who came there has something to do.
 */
export function mayShowAlert({ loggedIn, path, modalOpen, createdAt, now }: AlertModalFacts): boolean {
  const isBusy = /^\/(?:cart|checkout|confirmation|my\/returns?|resolution-hub)(?:\/|$)/.test(path)
  return loggedIn && !isBusy && !modalOpen && !hasJustSignedUp(createdAt, now)
}

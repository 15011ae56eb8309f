// Visitors and users. The mocks store plain passwords: there is nothing to protect.

import { mayPreorder } from '@hemline/rules/auto-buys/auto-buys.ts'
import { isShippedTo } from '@hemline/rules/countries/countries.ts'
import { isAbroad } from '@hemline/rules/countries/home.ts'
import { legalOutdatedMessage } from '@hemline/rules/identity/legal.ts'
import { hiddenOrderStatuses } from '@hemline/rules/orders/states.ts'
import {
  readSetting,
  settingsSizeMax,
  settingsTooLarge,
  sizeOfSettings,
} from '@hemline/rules/site/client-configuration.ts'
import { defaultWarehouseIds, freeShippingThreshold } from '@hemline/rules/vocabulary/constants.ts'
import { countryOfViewer, type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import { buysOther } from '../gift-cards.ts'
import { expiredResetToken, markedEmails, workingResetToken } from '../marked.ts'
import { preferencesOf } from '../preferences.ts'
import { secondStepOf } from '../second-step.ts'
import { suppliers } from '../seed/discovery.ts'
import type { MockUser } from '../seed/people.ts'
import { termsIn } from '../terms.ts'
import { mergeIntoUser } from './cart.mock.ts'

type SignUp = { email: string; password: string; firstName: string; lastName: string; acceptTerms: boolean }
type Problem = { field: string; message: string }

const emailLike = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const passwordMin = 10
const tooMany = {
  __typename: 'TooManyTries',
  message: 'Too many tries. Please wait a while.',
  retryAfterSeconds: 900,
}
const invalid = (fields: Problem[]) => ({
  __typename: 'InvalidInput',
  message: 'Please look at the marked fields.',
  fields,
})
const passwordProblems = (field: string, password: string): Problem[] =>
  password.length < passwordMin ? [{ field, message: `At least ${passwordMin} characters, please.` }] : []

const userByEmail = (ctx: MockContext, email: string) =>
  ctx.db.state.users.find((user) => user.email === email.trim().toLowerCase())

function failWhenMarked(email: string): void {
  if (email.trim().toLowerCase() === markedEmails.fails) throw new Error('a marked failure')
}

/**
 * Logs a user in: moves the visitor's cart and settings to the user, makes a session and sets its cookie;
 * returns the answer with the pieces lost meanwhile.
 */
export function start(ctx: MockContext, user: MockUser) {
  const visitor = ownerOf({ ...ctx, user: null })
  const cartItemsLost = mergeIntoUser(ctx, visitor, `user:${user.id}`)
  mergeSettings(ctx, visitor, `user:${user.id}`)
  const authToken = `mock-session-${nextId(ctx.db)}`
  ctx.db.state.sessions[authToken] = user.id
  ctx.db.state.devices[authToken] = ctx.now.toISOString()
  ctx.jar.token = authToken
  ctx.user = user
  return { __typename: 'AuthPayload', user: {}, authToken, cartItemsLost }
}

function signUp(ctx: MockContext, input: SignUp) {
  failWhenMarked(input.email)
  if (input.email === markedEmails.throttled) return tooMany
  const problems: Problem[] = [
    ...(emailLike.test(input.email.trim())
      ? []
      : [{ field: 'email', message: 'That doesn’t look like an email address.' }]),
    ...passwordProblems('password', input.password),
    ...(input.firstName.trim() ? [] : [{ field: 'firstName', message: 'Please tell us your first name.' }]),
    ...(input.lastName.trim() ? [] : [{ field: 'lastName', message: 'Please tell us your last name.' }]),
    ...(input.acceptTerms ? [] : [{ field: 'acceptTerms', message: 'Please accept the terms.' }]),
  ]
  if (problems.length > 0) return invalid(problems)
  if (userByEmail(ctx, input.email))
    return { __typename: 'EmailTaken', message: 'There is an account with this address already.' }
  const user: MockUser = {
    id: `mock-user-${nextId(ctx.db)}`,
    email: input.email.trim().toLowerCase(),
    password: input.password,
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    roles: [],
    banned: false,
    country: countryOfViewer(ctx),
    loyaltyTier: 'tier_1',
    createdAt: ctx.now.toISOString(),
  }
  ctx.db.state.users.push(user)
  return start(ctx, user)
}

function logIn(ctx: MockContext, { email, password }: { email: string; password: string }) {
  failWhenMarked(email)
  if (email.trim().toLowerCase() === markedEmails.throttled) return tooMany
  const user = userByEmail(ctx, email)
  if (user?.password !== password)
    return { __typename: 'LogInRefused', message: 'Email and password don’t match.' }
  return secondStepOf(ctx, user) ?? start(ctx, user)
}

function logOut(ctx: MockContext) {
  if (ctx.jar.token) delete ctx.db.state.sessions[ctx.jar.token]
  ctx.jar.token = null
  ctx.user = null
  return { user: {} }
}

function setCountry(ctx: MockContext, given: string) {
  refuseBanned(ctx)
  const country = given.trim().toUpperCase()
  if (!isShippedTo(country)) {
    const message = 'Please choose a country of the list.'
    return { __typename: 'InvalidInput', message, fields: [{ field: 'country', message }] }
  }
  if (ctx.user) ctx.user.country = country
  ctx.db.state.countries[`visitor:${ctx.jar.visitorId ?? 'none'}`] = country
  return { __typename: 'SetCountryPayload', user: {} }
}

function changePassword(ctx: MockContext, input: { currentPassword: string; newPassword: string }) {
  if (!ctx.user) return { __typename: 'SignInRequired', message: 'Please log in first.' }
  if (ctx.user.password !== input.currentPassword)
    return { __typename: 'PasswordWrong', message: 'That is not your current password.' }
  const problems = passwordProblems('newPassword', input.newPassword)
  if (problems.length > 0) return invalid(problems)
  ctx.user.password = input.newPassword
  return start(ctx, ctx.user)
}

function changePasswordByMail(ctx: MockContext, { token, password }: { token: string; password: string }) {
  const user =
    token === workingResetToken
      ? ctx.db.state.users[0]
      : ctx.db.state.users.find((one) => one.id === ctx.db.state.resets[token])
  if (!user || token === expiredResetToken)
    return {
      __typename: 'PasswordLinkInvalid',
      message: 'This link is no longer valid. Please ask for a new one.',
    }
  const problems = passwordProblems('password', password)
  if (problems.length > 0) return invalid(problems)
  user.password = password
  delete ctx.db.state.resets[token]
  return secondStepOf(ctx, user) ?? start(ctx, user)
}

function requestPasswordChange(ctx: MockContext, email: string) {
  failWhenMarked(email)
  if (email === markedEmails.throttled) return tooMany
  if (!emailLike.test(email))
    return invalid([{ field: 'email', message: 'That doesn’t look like an email address.' }])
  const user = userByEmail(ctx, email)
  if (user) ctx.db.state.resets[`mock-reset-${nextId(ctx.db)}`] = user.id
  return { __typename: 'RequestPasswordChangePayload', success: true }
}

function applyClientConfiguration(ctx: MockContext, settings: { name: string; value: string }[]) {
  refuseBanned(ctx)
  const mine = { ...ctx.db.state.settings[ownerOf(ctx)] }
  for (const given of settings) {
    const setting = readSetting(given)
    if (typeof setting === 'string') throw refuse('BAD_INPUT', setting)
    const { category, name, value } = setting
    mine[category] = { ...mine[category], [name]: value }
  }
  if (sizeOfSettings(Object.values(mine).flatMap((one) => Object.values(one))) > settingsSizeMax)
    throw refuse('BAD_INPUT', settingsTooLarge)
  ctx.db.state.settings[ownerOf(ctx)] = mine
  return { clientConfiguration: mine }
}

/** The settings of a visitor go with it to the account; the account keeps what it has. */
function mergeSettings({ db: { state } }: MockContext, visitor: string, user: string): void {
  const mine = { ...state.settings[user] }
  for (const [category, settings] of Object.entries(state.settings[visitor] ?? {}))
    mine[category] = { ...settings, ...mine[category] }
  state.settings[user] = mine
}

type Of = (_: unknown, __: unknown, ctx: MockContext) => unknown
const fixed =
  (value: unknown): Of =>
  () =>
    value
const ofUser =
  (read: (user: MockUser) => unknown, otherwise: unknown = null): Of =>
  (_, __, ctx) =>
    ctx.user ? read(ctx.user) : otherwise

export const identityMocks = {
  Query: {
    user: () => ({}),
    terms: (_: unknown, __: unknown, ctx: MockContext) => termsIn(ctx),
  },
  Mutation: {
    trackVisitor: (
      _: unknown,
      { input }: { input: { referralCode?: string | null; referralContext?: string | null } },
      ctx: MockContext,
    ) => {
      const { visitorId } = ctx.jar
      if (visitorId !== null && input.referralCode) {
        ctx.db.state.referralCodes[visitorId] = input.referralCode
        ctx.db.state.referralContexts[visitorId] = input.referralContext ?? ''
      }
      return { success: visitorId !== null }
    },
    applyClientConfiguration: (
      _: unknown,
      { input }: { input: { settings: { name: string; value: string }[] } },
      ctx: MockContext,
    ) => applyClientConfiguration(ctx, input.settings),
    acceptLegal: (_: unknown, { version }: { version?: string | null }, ctx: MockContext) => {
      if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
      if (version && version !== termsIn(ctx).version) throw refuse('BAD_INPUT', legalOutdatedMessage)
      ctx.user.legalAccepted = true
      return { user: {} }
    },
    signUp: (_: unknown, { input }: { input: SignUp }, ctx: MockContext) => signUp(ctx, input),
    logIn: (_: unknown, { input }: { input: { email: string; password: string } }, ctx: MockContext) =>
      logIn(ctx, input),
    setCountry: (_: unknown, { input }: { input: { country: string } }, ctx: MockContext) =>
      setCountry(ctx, input.country),
    logOut: (_: unknown, __: unknown, ctx: MockContext) => logOut(ctx),
    requestPasswordChange: (_: unknown, { input }: { input: { email: string } }, ctx: MockContext) =>
      requestPasswordChange(ctx, input.email),
    changePasswordByMail: (
      _: unknown,
      { input }: { input: { token: string; password: string } },
      ctx: MockContext,
    ) => changePasswordByMail(ctx, input),
    changePassword: (
      _: unknown,
      { input }: { input: { currentPassword: string; newPassword: string } },
      ctx: MockContext,
    ) => changePassword(ctx, input),
  },
  // A User is always the viewer, so resolvers ignore the parent.
  User: {
    loggedIn: ofUser(() => true, false),
    id: ofUser((user) => user.id),
    visitorId: ((_, __, ctx) => ctx.jar.visitorId) satisfies Of,
    banned: ofUser((user) => user.banned, false),
    clientConfiguration: ((_, __, ctx) => ctx.db.state.settings[ownerOf(ctx)] ?? {}) satisfies Of,
    eligibleToPreorder: ((_, __, { user }) =>
      mayPreorder({ loggedIn: user !== null, banned: user?.banned ?? false })) satisfies Of,
    itemOrderSeq: fixed(0),
    freeShippingThreshold: fixed(freeShippingThreshold),
    hasMobileApp: fixed(false),
    recentComplimentaryBag: fixed(false),
    sellerSegment: ((_, __, ctx) => (ctx.user?.roles.includes('seller') ? 'regular' : null)) satisfies Of,
    buyerPreferenceClusters: ((_, __, ctx) => preferencesOf(ctx)) satisfies Of,
    hasPurchasedOrder: ((_, __, ctx) =>
      (ctx.db.state.orders ?? []).some(
        (order) => order.owner === ownerOf(ctx) && !hiddenOrderStatuses.includes(order.status),
      )) satisfies Of,
    inactiveDropshipperIds: fixed(
      suppliers.filter((one) => one.kind === 'dropshipper' && !one.active).map((one) => one.id),
    ),
    isInternational: ((_, __, ctx) => isAbroad(countryOfViewer(ctx))) satisfies Of,
    isLegalAcceptRequired: ofUser((user) => user.legalAccepted === false, false),
    roles: ofUser((user) => user.roles, []),
    userCountry: ((_, __, ctx) => ({ id: countryOfViewer(ctx) })) satisfies Of,
    warehouseId: fixed(defaultWarehouseIds),
    loyaltyTier: ofUser((user) => user.loyaltyTier),
    splitBucketingKey: ((_, __, ctx) => ctx.user?.id ?? String(ctx.jar.visitorId)) satisfies Of,
    firstName: ofUser((user) => user.firstName),
    lastName: ofUser((user) => user.lastName),
    email: ofUser((user) => user.email),
    emailHash: fixed(null),
    createdAt: ofUser((user) => user.createdAt),
    featureFlags: fixed([
      'shipment_delivered_popup',
      'resolution_hub',
      'pwa_applepay',
      'pwa_paypal',
      'pwa_afterpay',
    ]),
    favoritesCount: ((_, __, ctx) => ctx.db.state.loved[ownerOf(ctx)]?.length ?? 0) satisfies Of,
    cartCount: ((_, __, ctx) =>
      (ctx.db.state.carts[ownerOf(ctx)]?.length ?? 0) + buysOther(ctx, ownerOf(ctx))) satisfies Of,
  },
}

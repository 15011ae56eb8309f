// Mocks privacy. Links of mails are marked: "confirm", "take-back" and "blocked" work for anybody, others
// have ended.
import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import {
  deletionWords,
  exportKeptDays,
  openThing,
  staysWords,
  thinkingDays,
} from '@hemline/rules/privacy/deletion.ts'
import { outcomes } from '@hemline/rules/privacy/outcomes.ts'
import { type MockContext, ownerOf, refuse } from '../context.ts'

const dayMs = 86_400_000
const workers = ['employee', 'processor', 'support', 'admin']
const works = ({ user }: MockContext) => user?.roles.some((role) => workers.includes(role)) === true
/** The seeded seller has money to cash out. */
const openOf = (ctx: MockContext) =>
  ctx.user?.roles.includes('seller') ? [openThing({ kind: 'earnings', amount: 4310 })] : []

function exportOf(ctx: MockContext) {
  const askedAt = ctx.user && ctx.db.state.dataExports[ctx.user.id]
  if (!askedAt) return null
  const at = Date.parse(askedAt)
  return {
    id: `export-${ctx.user?.id}`,
    status: 'ready',
    askedAt,
    endsAt: new Date(at + exportKeptDays * dayMs).toISOString(),
    bytes: 48_200,
  }
}

function privacyOf(ctx: MockContext) {
  const dataExport = exportOf(ctx)
  return {
    id: 'mine',
    signal: false,
    doNotSell: ctx.db.state.doNotSell[ownerOf(ctx)] === true,
    email: ctx.user?.email ?? null,
    dataExport,
    mayExport: ctx.user !== null && dataExport === null,
    open: works(ctx) ? [] : openOf(ctx),
    givenUp: ctx.user && !works(ctx) ? ['240 points'] : [],
    stays: ctx.user && !works(ctx) ? staysWords(1) : [],
    refusal: works(ctx) ? deletionWords.employee : null,
    outcomes: outcomes(),
  }
}

const markedLinks = ['confirm', 'take-back', 'blocked']
const linkEnded = { __typename: 'DeletionLinkEnded', message: deletionWords.linkEnded }
const openOnBlocked = [openThing({ kind: 'order', amount: 1 }), openThing({ kind: 'earnings', amount: 4310 })]
const endOf = (ctx: MockContext) => new Date(ctx.now.getTime() + thinkingDays * dayMs).toISOString()

function linkOf(ctx: MockContext, token: string) {
  if (!markedLinks.includes(token) || ctx.db.state.usedLinks.includes(token)) return null
  const isBack = token === 'take-back'
  return {
    use: isBack ? 'take_back' : 'confirm',
    email: ctx.user?.email ?? 'nora@hemline.example',
    hasAccount: true,
    eraseAt: isBack ? endOf(ctx) : null,
    open: token === 'blocked' ? openOnBlocked : [],
    givenUp: isBack ? [] : ['$12.00 of shop credit', '240 points'],
    stays: isBack ? [] : staysWords(1),
    refusal: null,
  }
}

export const privacyMocks = {
  Query: {
    privacy: (_: unknown, __: unknown, ctx: MockContext) => privacyOf(ctx),
    deletionLink: (_: unknown, { token }: { token: string }, ctx: MockContext) => linkOf(ctx, token),
  },
  Mutation: {
    setDoNotSell: (_: unknown, { doNotSell }: { doNotSell: boolean }, ctx: MockContext) => {
      ctx.db.state.doNotSell[ownerOf(ctx)] = doNotSell
      return privacyOf(ctx)
    },
    askForDeletion: (_: unknown, { email: typed }: { email?: string | null }, ctx: MockContext) => {
      const email = ctx.user?.email ?? typed?.trim() ?? ''
      if (!isEmail(email)) return { __typename: 'PrivacyRefused', message: emailMessage }
      if (works(ctx)) return { __typename: 'PrivacyRefused', message: deletionWords.employee }
      return { __typename: 'DeletionAsked', email }
    },
    confirmDeletion: (_: unknown, { token }: { token: string }, ctx: MockContext) => {
      const link = linkOf(ctx, token)
      if (link?.use !== 'confirm') return linkEnded
      if (link.open.length > 0)
        return { __typename: 'DeletionBlocked', message: deletionWords.open, open: link.open }
      ctx.db.state.usedLinks.push(token)
      return { __typename: 'DeletionWaits', eraseAt: endOf(ctx) }
    },
    takeBackDeletion: (_: unknown, { token }: { token: string }, ctx: MockContext) => {
      const link = linkOf(ctx, token)
      if (link?.use !== 'take_back') return linkEnded
      ctx.db.state.usedLinks.push(token)
      return { __typename: 'DeletionTakenBack', hasAccount: true }
    },
    askForDataExport: (_: unknown, __: unknown, ctx: MockContext) => {
      if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
      if (exportOf(ctx)) return { __typename: 'PrivacyRefused', message: deletionWords.exportTooSoon }
      ctx.db.state.dataExports[ctx.user.id] = ctx.now.toISOString()
      return { __typename: 'DataExportAsked', privacy: privacyOf(ctx) }
    },
  },
}

// The referral parameters of a product link (specification §2), kept until the browser's session ends.
import { reportWarning } from './reports.ts'

export type Referral = { code: string | null; context: string | null }
const key = 'hemline-referral'
const longest = 200
const none: Referral = { code: null, context: null }

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest) : null

/**
 * Keeps a referral code that did not come from a query string, such as that of an advocate's own page, for
 * this tab; a context kept before stays. What the browser refuses to store is logged.
 */
export function keepReferral(code: string): void {
  try {
    const kept = JSON.parse(globalThis.sessionStorage.getItem(key) ?? 'null') as Partial<Referral> | null
    globalThis.sessionStorage.setItem(key, JSON.stringify({ context: null, ...kept, code }))
  } catch (error) {
    reportWarning('the referral could not be kept', { error })
  }
}

/**
 * Returns the referral (code and context) of a query string; a value that the query lacks comes from an
 * earlier page of the tab, else is null. Values of the query are kept for later pages; a browser that refuses
 * that is logged.
 */
export function readReferral(search: string): Referral {
  const query = new URLSearchParams(search)
  const said: Referral = {
    code: text(query.get('referral_code')),
    context: text(query.get('referral_context')),
  }
  try {
    const kept = JSON.parse(globalThis.sessionStorage.getItem(key) ?? 'null') as Partial<Referral> | null
    const now: Referral = {
      code: said.code ?? text(kept?.code),
      context: said.context ?? text(kept?.context),
    }
    if (said.code !== null || said.context !== null)
      globalThis.sessionStorage.setItem(key, JSON.stringify(now))
    return now
  } catch (error) {
    reportWarning('the referral could not be kept', { error })
    return { ...none, ...said }
  }
}

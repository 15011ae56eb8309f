// What is missing in a kit form, all at once: the form's own fields and those of the address.
import { guestEmailProblem } from '@hemline/rules/addresses/guest-email.ts'
import { useState } from 'react'
import type { FieldProblem } from '../../../ui/ErrorSummary.tsx'
import { useSession } from '../../identity/session.tsx'
import { useKitDraft } from './kit-draft.ts'

const focusOn = (selector: string) => () =>
  globalThis.document.querySelector<HTMLInputElement>(selector)?.focus()

const emailProblem = (): FieldProblem[] => {
  const message = guestEmailProblem(useKitDraft.getState().email ?? '')
  return message ? [{ name: 'email', message, focus: focusOn('input[name="kit-email"]') }] : []
}

/** Returns the problem of a donation without a charity; empty for other services. */
export function charityProblem(): FieldProblem[] {
  const { service, charityId } = useKitDraft.getState()
  if (service !== 'donation' || charityId !== undefined) return []
  const focus = focusOn('[data-charities] input')
  return [{ name: 'charityId', message: 'Please choose a charity.', focus }]
}

/**
 * Hook: returns the problems of a kit form. `check` looks for them anew (the visitor's email, `more`, and
 * given ones of the address) and returns true when the form must not be sent; `checkAddress` looks at the
 * address alone. `problems` and `tries` are those of the last check; `clear` and `at` serve single fields.
 */
export function useKitProblems(more: () => readonly FieldProblem[] = () => []) {
  const { loggedIn } = useSession()
  const [{ problems, tries }, set] = useState<{ problems: readonly FieldProblem[]; tries: number }>({
    problems: [],
    tries: 0,
  })
  const show = (found: readonly FieldProblem[]): boolean => {
    set((last) => ({ problems: found, tries: last.tries + 1 }))
    return found.length > 0
  }
  const check = (ofAddress: readonly FieldProblem[] = []): boolean =>
    show([...more(), ...(loggedIn ? [] : emailProblem()), ...ofAddress])
  /** Looks at the address alone, on a page that asks for the rest later. */
  const checkAddress = (ofAddress: readonly FieldProblem[] = []): boolean => show(ofAddress)
  /** Takes away the problem of a field that is being corrected. */
  const clear = (name: string) =>
    set((last) => ({ ...last, problems: last.problems.filter((one) => one.name !== name) }))
  const at = (name: string): string | undefined => problems.find((one) => one.name === name)?.message
  return { problems, tries, check, checkAddress, clear, at }
}

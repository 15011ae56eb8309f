// Signing in without leaving the page: the same forms as the pages, in a modal, and
// the toast that offers them.
import { openModal } from '../../ui/modal.store.ts'
import { showToast } from '../../ui/toasts.store.ts'

export function openLogIn(
  triggerContext = 'header',
  callback?: () => void,
  returnFocus?: HTMLElement,
): Promise<boolean> {
  const content = async () => (await import('./AuthModals.tsx')).LogInModal
  return openModal({ id: 'log-in', label: 'Log in', content, triggerContext, callback, returnFocus })
}

export function openSignUp(triggerContext = 'header', callback?: () => void): Promise<boolean> {
  return openModal({
    id: 'sign-up',
    label: 'Create an account',
    content: async () => (await import('./AuthModals.tsx')).SignUpModal,
    triggerContext,
    callback,
  })
}

/** Specification §4: visitors who favorite are shown a sign-in toast. */
export function showSignInToast(text = 'Log in to keep your favorites on every device.'): void {
  // The toast is gone when the modal closes: focus goes back to the heart.
  const heart =
    globalThis.document.activeElement instanceof HTMLElement ? globalThis.document.activeElement : undefined
  showToast({ text, action: { label: 'Log in', act: () => void openLogIn('favorite', undefined, heart) } })
}

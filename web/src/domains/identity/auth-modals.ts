// Log-in and sign-up without leaving the page: the pages' forms in a dialog, and the toast that offers
// them.
import { openModal } from '../../ui/modal.store.ts'
import { showToast } from '../../ui/toasts.store.ts'

/**
 * Opens the log-in dialog; resolves to whether the dialog opened. `callback` runs when the dialog has closed,
 * `returnFocus` gets the focus then.
 */
export function openLogIn(
  triggerContext = 'header',
  callback?: () => void,
  returnFocus?: HTMLElement,
): Promise<boolean> {
  const content = async () => (await import('./AuthModals.tsx')).LogInModal
  return openModal({ id: 'log-in', label: 'Log in', content, triggerContext, callback, returnFocus })
}

/**
 * Opens the sign-up dialog; resolves to whether the dialog opened. `callback` runs when the dialog has
 * closed.
 */
export function openSignUp(triggerContext = 'header', callback?: () => void): Promise<boolean> {
  return openModal({
    id: 'sign-up',
    label: 'Create an account',
    content: async () => (await import('./AuthModals.tsx')).SignUpModal,
    triggerContext,
    callback,
  })
}

/**
 * Shows a toast that offers to log in to a visitor who marks a favorite (specification §4); after the dialog
 * the focus goes back to the element that has it now.
 */
export function showSignInToast(text = 'Log in to keep your favorites on every device.'): void {
  // The toast is gone when the dialog closes, so focus returns to the favorite button.
  const heart =
    globalThis.document.activeElement instanceof HTMLElement ? globalThis.document.activeElement : undefined
  showToast({ text, action: { label: 'Log in', act: () => void openLogIn('favorite', undefined, heart) } })
}

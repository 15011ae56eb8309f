import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal } from '../../ui/modal.store.ts'
import { openLogIn, openSignUp } from './auth-modals.ts'
import styles from './identity.module.css'
import { LogInForm } from './LogInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'

export function LogInModal() {
  return (
    <>
      <ModalTitle>Log in</ModalTitle>
      <p className={styles.lead}>Your favorites and your cart come with you.</p>
      <LogInForm onDone={closeModal} onLeave={closeModal} />
      <p className={styles.other}>
        New here?
        <button type="button" onClick={() => void openSignUp('log-in')}>
          Create an account
        </button>
      </p>
    </>
  )
}

export function SignUpModal() {
  return (
    <>
      <ModalTitle>Create an account</ModalTitle>
      <p className={styles.lead}>Keep favorites on every device and hear when a price drops.</p>
      <SignUpForm onDone={closeModal} onLeave={closeModal} />
      <p className={styles.other}>
        Have an account?
        <button type="button" onClick={() => void openLogIn('sign-up')}>
          Log in
        </button>
      </p>
    </>
  )
}

import { useState } from 'react'
import { Field } from '../../ui/Field.tsx'
import { usePasswordAgain } from '../identity/use-password-again.ts'

/**
 * Hook: returns the password field of employees who move money. Render `field`; `ask` shows it when the
 * server demands the password; `confirm` checks the typed password (at once true while the field is hidden)
 * and resolves to whether the act may be sent; `checking` while it does.
 */
export function useStaffPassword() {
  const [asked, setAsked] = useState(false)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const { checking, check } = usePasswordAgain('orderDetails')
  const confirm = async (): Promise<boolean> => {
    if (!asked) return true
    const wrong = await check(password)
    setProblem(wrong)
    if (wrong) return false
    setPassword('')
    setAsked(false)
    return true
  }
  const field = asked && (
    <Field
      label="Your password again"
      type="password"
      autoComplete="current-password"
      hint="Giving money back and canceling ask for it every half hour."
      value={password}
      error={problem}
      onChange={(event) => setPassword(event.target.value)}
      autoFocus
    />
  )
  return { ask: () => setAsked(true), checking, confirm, field }
}

import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import styles from './identity.module.css'
import { usePasswordAgain } from './use-password-again.ts'

/**
 * Asks for the password once more before the security of an account is changed; calls `onDone` once it was
 * right. An empty or wrong one is refused at the field.
 */
export function PasswordOnce({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const { checking, check } = usePasswordAgain('generic')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = await check(password)
    setProblem(found)
    if (!found) onDone()
  }
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      className={styles.narrow}
      aria-label="Confirm that it is you"
    >
      <Field
        label="Your password once more"
        type="password"
        autoComplete="current-password"
        value={password}
        error={problem}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Row gap={4}>
        <Button type="submit" busy={checking}>
          Go on
        </Button>
        <LinkButton onClick={onCancel}>Not now</LinkButton>
      </Row>
    </Stack>
  )
}

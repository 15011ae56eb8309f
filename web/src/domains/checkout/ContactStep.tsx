import { guestEmailProblem } from '@hemline/rules/addresses/guest-email.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import type { Drafting } from './draft.ts'
import type { SetAddress } from './use-cart-address.ts'

type ContactStepProps = Drafting & { email: string; set: SetAddress; onDone: () => void }

/**
 * Renders the contact step of checkout: the guest's email, or links to log in or sign up, after which the
 * cart stays the same. Calls `onDone` once the server took the email; a refusal stands at the field or above.
 */
export function ContactStep({ email, draft, keep, set, onDone }: ContactStepProps) {
  const form = useForm({ mode: 'onBlur', defaultValues: { email: draft.email ?? email } })
  const { errors, isSubmitting } = form.formState
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => keep({ email: values.email ?? '' }))
    return unsubscribe
  })
  const submit = form.handleSubmit(async (values) => {
    const [refused] = await set({ email: values.email.trim() })
    if (!refused) return onDone()
    form.setError(
      refused.field === 'email' ? 'email' : 'root',
      { message: refused.message },
      { shouldFocus: true },
    )
  })
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Contact"
      onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
    >
      {errors.root && (
        <Note mood="bad" role="alert">
          {errors.root.message}
        </Note>
      )}
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="For your receipt, and to tell you where your parcel is."
        error={errors.email?.message}
        {...form.register('email', { validate: guestEmailProblem })}
      />
      <Row gap={5} rows={3}>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving' : 'Continue as a guest'}
        </Button>
        <p className="small soft">
          Have an account?{' '}
          <LinkButton onClick={() => void openLogIn('checkout')} inline>
            Log in
          </LinkButton>
          . Your cart comes along.
        </p>
      </Row>
    </Stack>
  )
}

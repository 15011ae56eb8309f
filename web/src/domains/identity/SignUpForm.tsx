import { SignUpDocument } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Field } from '../../ui/Field.tsx'
import { Grid, Stack, Text } from '../../ui/layout.tsx'
import { FormSummary } from './FormSummary.tsx'
import { showFailure, showRefusal } from './form.ts'
import { checkEmail, checkFirstName, checkLastName, checkPassword, passwordMin } from './validation.ts'
import { tellCartLosses } from './welcome.ts'

type AuthFormProps = { onDone: () => void; onLeave?: () => void }
const empty = { firstName: '', lastName: '', email: '', password: '', acceptTerms: false }

/** Renders the sign-up form of the page and of the dialog. */
export function SignUpForm({ onDone, onLeave }: AuthFormProps) {
  const [, signUp] = useMutation(SignUpDocument)
  const form = useForm({ mode: 'onBlur', defaultValues: empty })
  const { errors, isSubmitting, submitCount } = form.formState
  const submit = form.handleSubmit(async (values) => {
    const input = {
      ...values,
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      email: values.email.trim(),
    }
    const { data, error } = await signUp({ input })
    const answer = data?.signUp
    if (!answer) showFailure(form, error)
    else if (answer.__typename === 'AuthPayload') {
      tellCartLosses(answer.cartItemsLost.length)
      onDone()
    } else showRefusal(form, answer)
  })
  return (
    <Stack as="form" noValidate onSubmit={submit} aria-label="Create an account">
      <FormSummary errors={errors} submitCount={submitCount} />
      <Grid columns={2} from="phone">
        <Field
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName', { validate: checkFirstName })}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName', { validate: checkLastName })}
        />
      </Grid>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email', { validate: checkEmail })}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${passwordMin} characters; a sentence is fine.`}
        error={errors.password?.message}
        {...form.register('password', { validate: checkPassword })}
      />
      <Check
        error={errors.acceptTerms?.message}
        {...form.register('acceptTerms', {
          validate: (yes) => yes || 'We need your yes to the terms to open an account.',
        })}
      >
        <Text as="span" size={14}>
          I agree to the{' '}
          <Link className="link" to="/legal/$slug" params={{ slug: 'tou' }} onClick={onLeave}>
            Terms of Use
          </Link>{' '}
          and the{' '}
          <Link className="link" to="/legal/$slug" params={{ slug: 'privacy-policy' }} onClick={onLeave}>
            Privacy Policy
          </Link>
          .
        </Text>
      </Check>
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? 'Creating your account' : 'Create account'}
      </Button>
    </Stack>
  )
}

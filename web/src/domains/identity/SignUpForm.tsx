import { GetReferralGiftDocument, SignUpDocument } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { type Client, useClient, useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { keepReferral } from '../../platform/referral.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Field } from '../../ui/Field.tsx'
import { Grid, Stack, Text } from '../../ui/layout.tsx'
import { FormSummary } from './FormSummary.tsx'
import { showFailure, showRefusal } from './form.ts'
import { trackVisitor } from './track-visitor.ts'
import { checkEmail, checkFirstName, checkLastName, checkPassword, passwordMin } from './validation.ts'
import { tellCartLosses } from './welcome.ts'

type AuthFormProps = { onDone: () => void; onLeave?: () => void }
const empty = { firstName: '', lastName: '', email: '', password: '', code: '', acceptTerms: false }

/**
 * Keeps a typed code of a friend with the visitor, so that the new account comes by that friend. Returns what
 * is wrong with the code; undefined for none, and for a code that counts.
 */
async function keepFriendsCode(client: Client, typed: string): Promise<string | undefined> {
  const code = typed.trim().toLowerCase()
  if (code === '') return undefined
  const { data, error } = await client.query(GetReferralGiftDocument, { code }).toPromise()
  if (!data) return friendlyError(error, 'referralCodes')
  if (!data.referralGift?.isOpen) return 'We don’t know this code. It looks like “nora-7k2q”.'
  keepReferral(code)
  await trackVisitor(client, {
    referralCode: code,
    referralContext: null,
    referrer: null,
    utmCampaign: null,
  })
  return undefined
}

/**
 * Renders the sign-up form of the page and of the dialog; calls `onDone` after a success. An unknown friend's
 * code is refused before anything is sent; other refusals stand at the fields or above the form.
 */
export function SignUpForm({ onDone, onLeave }: AuthFormProps) {
  const [, signUp] = useMutation(SignUpDocument)
  const form = useForm({ mode: 'onBlur', defaultValues: empty })
  const { errors, isSubmitting, submitCount } = form.formState
  const client = useClient()
  const submit = form.handleSubmit(async ({ code, ...values }) => {
    const problem = await keepFriendsCode(client, code)
    if (problem) return form.setError('code', { message: problem })
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
    return undefined
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
      <Field
        label="A friend’s code, if you have one"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={40}
        error={errors.code?.message}
        {...form.register('code')}
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
          </Link>
          , the{' '}
          <Link className="link" to="/legal/$slug" params={{ slug: 'seller-terms' }} onClick={onLeave}>
            terms for sellers
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

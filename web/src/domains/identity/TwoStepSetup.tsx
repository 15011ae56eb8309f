import { ConfirmTwoStepDocument } from '@hemline/schema/generated/graphql.ts'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { Button } from '../../ui/Button.tsx'
import { copyText } from '../../ui/copy-link.ts'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { qrPath } from '../chrome/qr.ts'
import { FormSummary } from './FormSummary.tsx'
import { showFailure } from './form.ts'
import styles from './identity.module.css'

const says = {
  copied: 'Secret copied.',
  refused: 'Your browser would not copy it. Please type it.',
}

type Props = {
  secret: string
  uri: string
  onDone: (codes: readonly string[]) => void
  onCancel: () => void
}

/** "JBSW Y3DP …": a secret in groups of four, as people type it. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/**
 * Renders the secret for an authenticator app as a QR code and as text, and the field for the app's first
 * code, which switches two-step log-in on and passes the recovery codes to `onDone`. A wrong code is refused
 * at the field.
 */
export function TwoStepSetup({ secret, uri, onDone, onCancel }: Props) {
  const [, confirm] = useMutation(ConfirmTwoStepDocument)
  const form = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting, submitCount } = form.formState
  const submit = form.handleSubmit(async ({ code }) => {
    const { data, error } = await confirm({ code })
    const answer = data?.confirmTwoStep
    if (!answer) showFailure(form, error)
    else if (answer.__typename === 'RecoveryCodes') onDone(answer.codes)
    else form.setError('code', { message: answer.message }, { shouldFocus: true })
  })
  const { path, size } = qrPath(uri)
  return (
    <Stack as="form" noValidate onSubmit={submit} gap={5} aria-label="Switch on two-step log-in">
      <FormSummary errors={errors} submitCount={submitCount} />
      <Text upTo="measure">
        Scan this with an app for codes, such as the one for passwords on your phone.
      </Text>
      <svg
        className={styles.qr}
        viewBox={`-2 -2 ${size + 4} ${size + 4}`}
        role="img"
        aria-label="QR code for your app"
      >
        <path d={path} />
      </svg>
      <Text size={14} tone="soft">
        Or type this secret: <code className={styles.secret}>{inGroups(secret)}</code>
      </Text>
      <Row gap={4} rows={0}>
        <a className="link alone small" href={uri}>
          Open in an app on this device
        </a>
        <LinkButton onClick={() => void copyText(secret, says)}>Copy the secret</LinkButton>
      </Row>
      <div className={styles.code}>
        <Field
          label="The code that the app shows now"
          autoComplete="one-time-code"
          inputMode="numeric"
          error={errors.code?.message}
          {...form.register('code', { validate: (code) => code.trim() !== '' || 'The code, please.' })}
        />
      </div>
      <Row gap={4}>
        <Button type="submit" busy={isSubmitting}>
          Switch on
        </Button>
        <LinkButton onClick={onCancel}>Not now</LinkButton>
      </Row>
    </Stack>
  )
}

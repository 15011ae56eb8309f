import { usePageHead } from '../../platform/head.ts'

export function VerifyEmailScreen() {
  usePageHead({ title: 'Confirm your email', robots: 'noindex' })
  return (
    <div className="page">
      <h1>Confirm your email</h1>
    </div>
  )
}

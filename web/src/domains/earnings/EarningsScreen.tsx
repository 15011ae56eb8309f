import { usePageHead } from '../../platform/head.ts'

export function EarningsScreen() {
  usePageHead({ title: 'Your earnings', robots: 'noindex' })
  return (
    <div className="page">
      <h1>Your earnings</h1>
    </div>
  )
}

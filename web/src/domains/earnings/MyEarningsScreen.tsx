import { usePageHead } from '../../platform/head.ts'

export function MyEarningsScreen() {
  usePageHead({ title: 'Your earnings', robots: 'noindex' })
  return (
    <div className="page">
      <h1>Your earnings</h1>
    </div>
  )
}

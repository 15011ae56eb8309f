import { usePageHead } from '../../platform/head.ts'

export function ResultScreen() {
  usePageHead({ title: 'Your cash-out', robots: 'noindex' })
  return (
    <div className="page">
      <h1>Your cash-out</h1>
    </div>
  )
}

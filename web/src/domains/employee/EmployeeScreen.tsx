// The way in for people at work.
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { Link } from '@tanstack/react-router'
import { useSession } from '../identity/session.tsx'
import styles from './Employee.module.css'
import { StaffFrame } from './StaffFrame.tsx'

const tables = [
  {
    to: '/employee/pick',
    task: 'pick',
    title: 'Pick',
    words: 'What is to be fetched from the shelves, house by house.',
  },
  {
    to: '/employee/pack',
    task: 'pack',
    title: 'Pack',
    words: 'Scan a parcel’s pieces, print its label, hand it over.',
  },
  {
    to: '/employee/orders',
    task: 'see_orders',
    title: 'Orders',
    words: 'Find an order, pay back, cancel, send its mail again.',
  },
  {
    to: '/employee/intake',
    task: 'intake',
    title: 'Intake',
    words: 'Scan a seller’s bag and grade it, piece by piece.',
  },
  {
    to: '/employee/review',
    task: 'review',
    title: 'Review',
    words: 'Decide about pieces that somebody was not sure of.',
  },
  {
    to: '/employee/listing',
    task: 'list_items',
    title: 'Listing',
    words: 'Put accepted pieces on sale, many at once.',
  },
  {
    to: '/employee/items',
    task: 'edit_items',
    title: 'Pieces',
    words: 'Find a piece, change it, take it out of the shop, see its history.',
  },
  {
    to: '/employee/returns-to-seller',
    task: 'return_to_seller',
    title: 'Back to sellers',
    words: 'Pieces that their sellers paid to have back.',
  },
  {
    to: '/employee/jobs',
    task: 'see_jobs',
    title: 'Jobs',
    words: 'What waits, what fails, and what is given up.',
  },
] as const

export function EmployeeScreen() {
  const { user } = useSession()
  return (
    <StaffFrame title="At work">
      <ul className={styles.tables}>
        {tables
          .filter(({ task }) => mayDo(user?.roles ?? [], task))
          .map(({ to, title, words }) => (
            <li key={to}>
              <Link to={to}>
                <b>{title}</b>
                <span className="soft">{words}</span>
              </Link>
            </li>
          ))}
      </ul>
    </StaffFrame>
  )
}

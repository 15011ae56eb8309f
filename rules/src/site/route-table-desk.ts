// The rows of the site's table of pages for people at work; route-row.ts explains their fields.
import type { RouteRow } from './route-row.ts'

export const deskRoutes = {
  employee: { paths: ['/employee'], page: 'account', frame: 'desk', closed: 'At work' },
  'employee-pick': { paths: ['/employee/pick'], page: 'account', frame: 'desk', closed: 'Pick' },
  'employee-pack': { paths: ['/employee/pack'], page: 'account', frame: 'desk', closed: 'Pack' },
  'employee-orders': {
    paths: ['/employee/orders'],
    page: 'account',
    frame: 'desk',
    closed: 'Orders',
  },
  'employee-order': {
    paths: ['/employee/orders/:orderId'],
    page: 'account',
    frame: 'desk',
    closed: 'Order',
  },
  'employee-intake': {
    paths: ['/employee/intake'],
    page: 'account',
    frame: 'desk',
    closed: 'Intake',
  },
  'employee-bag': {
    paths: ['/employee/intake/:code'],
    page: 'account',
    frame: 'desk',
    closed: 'Grading',
  },
  'employee-direct': {
    paths: ['/employee/direct'],
    page: 'account',
    frame: 'desk',
    closed: 'From people',
  },
  'employee-listing': {
    paths: ['/employee/listing'],
    page: 'account',
    frame: 'desk',
    closed: 'Listing',
  },
  'employee-review': {
    paths: ['/employee/review'],
    page: 'account',
    frame: 'desk',
    closed: 'Review',
  },
  'employee-person': {
    paths: ['/employee/people/:personId'],
    page: 'account',
    frame: 'desk',
    closed: 'A person',
  },
  'employee-items': { paths: ['/employee/items'], page: 'account', frame: 'desk', closed: 'Pieces' },
  'employee-item': {
    paths: ['/employee/items/:itemNumber(itemNumber)'],
    page: 'account',
    frame: 'desk',
    closed: 'A piece',
  },
  'employee-preview': {
    paths: ['/employee/preview/:itemNumber(itemNumber)'],
    page: 'account',
    frame: 'desk',
    closed: 'Preview',
  },
  'employee-cases': { paths: ['/employee/cases'], page: 'account', frame: 'desk', closed: 'Cases' },
  'employee-case': { paths: ['/employee/cases/:code'], page: 'account', frame: 'desk', closed: 'A case' },
  'employee-returned': { paths: ['/employee/returns'], page: 'account', frame: 'desk', closed: 'Returns' },
  'employee-return': {
    paths: ['/employee/returns/:code'],
    page: 'account',
    frame: 'desk',
    closed: 'A return',
  },
  'employee-returns': {
    paths: ['/employee/returns-to-seller'],
    page: 'account',
    frame: 'desk',
    closed: 'Back to sellers',
  },
  'employee-edits': { paths: ['/employee/edits'], page: 'account', frame: 'desk', closed: 'Edits' },
  'employee-searches': { paths: ['/employee/searches'], page: 'account', frame: 'desk', closed: 'Searches' },
  'employee-jobs': { paths: ['/employee/jobs'], page: 'account', frame: 'desk', closed: 'Jobs' },
  'employee-goody-boxes': {
    paths: ['/employee/goody-boxes'],
    page: 'account',
    frame: 'desk',
    closed: 'Goody boxes',
  },
  'employee-rescues': {
    paths: ['/employee/rescues'],
    page: 'account',
    frame: 'desk',
    closed: 'Rescue boxes',
  },
} as const satisfies Readonly<Record<string, RouteRow>>

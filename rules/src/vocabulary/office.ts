// Where the shop can be reached. Every page shows the phone line: what one page needs stands in other files.

/** Demonstration number: 555-01xx is set aside for examples. */
export const helpPhone = { label: '(800) 555-0142', href: 'tel:+18005550142' } as const
export const helpMail = 'help@hemline.example'
export const helpHours = 'Monday to Friday, 6 am to 6 pm Pacific time'
/** The head office in California (specification §1); street and house are made up. */
export const officeAddress = [
  'Hemline, Inc.',
  '1200 Selvage Street, Suite 300',
  'Oakland, California 94607',
] as const

import { composeMail, type Mail } from '../../ports/mail.ts'

type Person = { email: string; first_name: string }

/** The mail with the link to choose a new password; the link works for `minutes`. */
export function passwordMail(person: Person, url: string, minutes: number): Mail {
  return composeMail({
    to: person.email,
    subject: 'Choose a new Hemline password',
    paragraphs: [
      `Hello ${person.first_name},`,
      'Somebody, we think you, asked for a new password for your Hemline account. Follow the link to choose one.',
    ],
    link: { label: 'Choose a new password', url },
    closing: [`The link works once, for ${minutes} minutes.`, 'If it wasn’t you, there is nothing to do: your password stays as it is.'],
  })
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail(person: Person, url: string): Mail {
  return composeMail({
    to: person.email,
    subject: 'Your Hemline password was changed',
    paragraphs: [
      `Hello ${person.first_name},`,
      'The password of your Hemline account was changed just now, and everybody who was logged in to it elsewhere has been logged out.',
    ],
    link: { label: 'If it wasn’t you, choose a new password at once', url },
  })
}

import type { CheckboxProps } from '@mantine/core'
import { PRIVACY_URL, TERMS_URL } from '#src/product/links.ts'
import { CheckboxField } from '#src/ui/CheckboxField/CheckboxField.tsx'
import classes from './SignUpForm.module.css'

/** The label contains the links to both policies; opening one does not tick the box. */
export function TermsField(props: CheckboxProps) {
  return (
    <CheckboxField
      name="acceptTerms"
      required
      label={
        <span className={classes.terms}>
          I accept the{' '}
          <a href={TERMS_URL} target="_blank" rel="noopener">
            Terms of Use
          </a>{' '}
          and the{' '}
          <a href={PRIVACY_URL} target="_blank" rel="noopener">
            Privacy Policy
          </a>
        </span>
      }
      {...props}
    />
  )
}

import Button, { type ButtonProps } from '@mui/material/Button'
import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

type LinkButtonProps = Pick<ButtonProps, 'size' | 'aria-label' | 'children'> & {
  to: string
  icon?: IconName
  /** The one filled button of a screen. */
  filled?: boolean
}
/** A button that leads somewhere: a link, so that it also opens in another tab. */
export const LinkButton = ({ icon, filled = false, ...props }: LinkButtonProps) => (
  <Button
    variant={filled ? 'contained' : 'outlined'}
    component={Link}
    startIcon={icon && <Icon name={icon} />}
    {...props}
  />
)

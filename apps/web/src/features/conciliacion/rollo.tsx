import { styled } from '@mui/material/styles'

/** Scrolls inside; with `tabIndex`, a role and a name, the keyboard can scroll it too. */
export const Rollo = styled('div')({ overflow: 'auto', '& ul': { margin: 0, paddingLeft: 18 } })

import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useState } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { look, Text } from './layout.tsx'
import { c } from './tokens.ts'

export type MenuAction = {
  text: string
  onClick: () => void
  icon?: IconName
  danger?: boolean
  /** Why it cannot be done now; shown under its text. */
  why?: string
}
type MoreMenuProps = {
  actions: MenuAction[]
  label?: string
  size?: 'small' | 'medium'
  icon?: IconName
  /** A button with words instead of the drawing alone. */
  text?: string
  /** -1 where something else brings the focus here (a cell of a list). */
  tabIndex?: 0 | -1
}

/** The ⋮ button. Draws nothing without actions. */
export function MoreMenu({
  actions,
  label = interfaz.masAcciones,
  size = 'small',
  icon = 'puntos',
  text,
  tabIndex,
}: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (actions.length === 0) return null
  if (text !== undefined)
    return (
      <>
        <Button
          variant="outlined"
          startIcon={<Icon name={icon} />}
          endIcon={<Icon name="abajo" size={16} />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {text}
        </Button>
        <Items actions={actions} anchor={anchor} onClose={() => setAnchor(null)} />
      </>
    )
  return (
    <>
      <IconButton
        size={size}
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          event.stopPropagation()
          setAnchor(event.currentTarget)
        }}
      >
        <Icon name={icon} stroke={icon === 'puntos' ? 3 : 1.75} color={c.texto2} />
      </IconButton>
      <Items actions={actions} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  )
}

type ItemsProps = { actions: MenuAction[]; anchor: HTMLElement | null; onClose: () => void }
function Items({ actions, anchor, onClose }: ItemsProps) {
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      // The keys come to what cannot be done too: why not is said there.
      slotProps={{ list: { disabledItemsFocusable: true } }}
      onClose={onClose}
      onClick={(event) => event.stopPropagation()}
    >
      {actions.map(({ text, onClick, icon: drawing, danger, why }) => (
        <MenuItem
          key={text}
          disabled={why !== undefined}
          className={look({ tone: danger === true && why === undefined ? 'error' : null })}
          onClick={() => {
            onClose()
            onClick()
          }}
        >
          {drawing === undefined ? null : <Icon name={drawing} />}
          <span>
            {text}
            {why === undefined ? null : (
              <Text block small>
                {why}
              </Text>
            )}
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}

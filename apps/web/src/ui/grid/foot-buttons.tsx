import Button, { type ButtonProps } from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useState } from 'react'
import { useWork } from '../../lib/use-work.ts'
import { Icon, type IconName } from '../icon.tsx'
import { Block, look } from '../layout.tsx'
import { lazyOverlay } from '../lazy-overlay.tsx'
import type { Column } from './grid-types.ts'
import type { ListState } from './list-state.ts'

const ViewMenu = lazyOverlay(() => import('./view-menu.tsx'))

type MenuButtonProps = ButtonProps & { icon: IconName; onOpen: (anchor: HTMLElement) => void }
const MenuButton = ({ icon, onOpen, ...rest }: MenuButtonProps) => (
  <Button
    size="small"
    className={look({ py: 0, px: 6 })}
    startIcon={<Icon name={icon} />}
    aria-haspopup="menu"
    onClick={({ currentTarget }) => onOpen(currentTarget)}
    {...rest}
  />
)

export type ColumnsButtonProps<F> = {
  columns: readonly Column<F>[]
  visible: Record<string, boolean>
  onToggle: (campo: string) => void
  onRestore: () => void
}
export function ColumnsButton<F>({ columns, visible, onToggle, onRestore }: ColumnsButtonProps<F>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <MenuButton icon="columnas" onOpen={setAnchor}>
        {interfaz.columnas}
      </MenuButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ campo, title, fixed }) => (
          <MenuItem
            key={campo}
            dense
            role="menuitemcheckbox"
            aria-checked={visible[campo] === true}
            disabled={fixed}
            onClick={() => onToggle(campo)}
          >
            <Checkbox checked={visible[campo] === true} tabIndex={-1} className={look({ p: 0 })} inert />
            {title}
          </MenuItem>
        ))}
        <MenuItem onClick={onRestore} className={look({ lineTop: true })}>
          {interfaz.columnasRestaurar}
        </MenuItem>
      </Menu>
    </>
  )
}

type ExportButtonProps = { onExport: (formato: 'csv' | 'xlsx') => Promise<void>; total: string }
export function ExportButton({ onExport, total }: ExportButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { busy, run } = useWork()
  const start = (formato: 'csv' | 'xlsx') => {
    setAnchor(null)
    void run(() => onExport(formato))
  }
  return (
    <>
      <MenuButton
        icon="bajar"
        onOpen={setAnchor}
        loading={busy}
        loadingPosition="start"
        data-tecla="e"
        aria-keyshortcuts="e"
      >
        {interfaz.descargarRegistros}
      </MenuButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Block as="li" max={280} px={14} pt={4} pb={8} tone="texto2" role="presentation">
          {interfaz.descargarTodos({ total })}
        </Block>
        <MenuItem onClick={() => start('csv')}>{interfaz.descargarCsv}</MenuItem>
        <MenuItem onClick={() => start('xlsx')}>{interfaz.descargarXlsx}</MenuItem>
      </Menu>
    </>
  )
}

export function ViewButton({ state }: { state: ListState }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <MenuButton icon="ajustes" onOpen={setAnchor}>
        {interfaz.vista}
      </MenuButton>
      {anchor === null ? null : <ViewMenu state={state} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}

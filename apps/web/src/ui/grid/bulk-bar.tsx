import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { contar } from '@valija/contract/message-type.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { usePhone } from '../../lib/use-media.ts'
import { onPhone, overPhone } from '../../lib/widths.ts'
import { Icon } from '../icon.tsx'
import { MoreMenu } from '../more-menu.tsx'
import { c } from '../tokens.ts'
import type { SelectionApi, SelectionOptions } from './grid-types.ts'

/** In place of the toolbar, as tall as it; pinned, in sight under the app's bar; on a phone it sits under the thumb. */
const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 52,
  padding: '0 12px',
  background: c.primarioTinte,
  borderBottom: '1px solid transparent',
  '& .suma': { display: 'flex', alignItems: 'center', gap: 8, flex: 1, minWidth: 0 },
  '& .suma b': { fontSize: 16 },
  '& .textos': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .raya': { width: 1, height: 24, background: c.borde, opacity: 0.45, margin: '0 6px' },
  '& .hacer': { display: 'flex', alignItems: 'center', gap: 8 },
  [overPhone]: {
    '&[data-pinned=true]': { position: 'sticky', zIndex: 3, top: 'var(--bajo-la-barra, 52px)' },
  },
  [onPhone]: {
    position: 'fixed',
    zIndex: 10,
    left: 0,
    right: 0,
    bottom: 0,
    display: 'grid',
    gap: 10,
    padding: 12,
    background: c.papel,
    borderTop: `1px solid ${c.linea}`,
    boxShadow: '0 -6px 20px rgba(16,40,44,.14)',
    '& .raya': { display: 'none' },
    '& .suma': {
      display: 'flex',
      alignItems: 'center',
      gap: '0 8px',
      flex: 1,
      minWidth: 0,
      flexWrap: 'wrap',
    },
    '& .suma .textos': { display: 'grid', gap: 0, flex: 1 },
    '& .todo': { flexBasis: '100%' },
    '& .suma .textos > span': { color: c.texto2 },
    '& .suma .textos > span b': { fontWeight: 400, fontSize: 15 },
    '& .hacer': { alignItems: 'flex-end', flexWrap: 'wrap' },
    '& .hacer > *': { flex: '1 1 auto' },
    // A date is read whole, with its weekday.
    '& .hacer > span': { flex: '1 0 178px', width: 178 },
  },
  '@media print': { display: 'none' },
})

type BulkBarProps<F> = {
  selection: SelectionApi<F>
  options: SelectionOptions<F>
  /** How many of the chosen are on the page in sight, when that is not all of them. */
  onPage?: number | undefined
  /** Takes in the rest of the list. */
  all?: { text: string; onClick: () => void }
  /** Its list scrolls with the page. */
  pinned?: true
}
export function BulkBar<F>({ selection, options, onPage, all, pinned }: BulkBarProps<F>) {
  const menu = options.menu?.(selection) ?? []
  const phone = usePhone()
  return (
    <Bar role="toolbar" data-pinned={pinned} aria-label={interfaz.accionesSeleccion}>
      <span className="suma">
        <IconButton size="small" aria-label={interfaz.quitarSeleccion} onClick={selection.clear}>
          <Icon name="cruz" />
        </IconButton>
        <span className="textos" role="status">
          <span>
            <b>{contar(selection.count, ...options.noun)}</b>
            {onPage === undefined ? null : interfaz.enEstaPagina({ n: onPage })}
          </span>
          {options.sum === undefined ? null : (
            <>
              <span className="raya" />
              <span>
                {interfaz.suman} <b>{options.sum(selection.rows)}</b>
              </span>
            </>
          )}
        </span>
        {phone ? <MoreMenu actions={menu} /> : null}
        {all === undefined ? null : (
          <Button size="small" className="todo" onClick={all.onClick}>
            {all.text}
          </Button>
        )}
      </span>
      <span className="hacer">{options.bar(selection)}</span>
      {phone ? null : <MoreMenu actions={menu} />}
    </Bar>
  )
}

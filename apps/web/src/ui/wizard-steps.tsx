import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Fragment } from 'react'
import { Icon } from './icon.tsx'
import { c } from './tokens.ts'

const List = styled('ol')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  listStyle: 'none',
  margin: '2px 0 14px',
  padding: 0,
  '& .raya': { flex: 1, borderTop: `1.5px solid ${c.linea}` },
  '& .paso': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: c.texto2,
    whiteSpace: 'nowrap',
    background: 'none',
    border: 0,
    padding: 0,
    font: 'inherit',
    borderRadius: 6,
  },
  '& button.paso': { cursor: 'pointer', '&:hover': { textDecoration: 'underline' } },
  '& i': {
    fontStyle: 'normal',
    width: 26,
    height: 26,
    borderRadius: '50%',
    border: `1.5px solid ${c.borde}`,
    display: 'grid',
    placeItems: 'center',
    fontWeight: 600,
    fontSize: 14,
  },
  '& .hecho i': { background: c.primarioTinte, borderColor: c.primario, color: c.primario },
  '& .ahora': { color: c.texto, fontWeight: 600 },
  '& .ahora i': { background: c.primario, borderColor: c.primario, color: c.primarioTexto },
})

type StepsProps<P extends string> = {
  steps: readonly { id: P; text: string }[]
  at: number
  done: readonly P[]
  /** Every step may be looked at, finished or not. */
  open?: boolean
  onStep: (id: P) => void
}
export function Steps<P extends string>({ steps, at, done, open = false, onStep }: StepsProps<P>) {
  return (
    <List aria-label={interfaz.pasos}>
      {steps.map(({ id, text }, i) => {
        const finished = done.includes(id) && i !== at
        const mark = <i>{finished ? <Icon name="palomita" size={15} stroke={3} /> : i + 1}</i>
        return (
          <Fragment key={id}>
            {i === 0 ? null : <li className="raya" aria-hidden="true" />}
            <li>
              {finished || (open && i !== at) ? (
                <button type="button" className={finished ? 'paso hecho' : 'paso'} onClick={() => onStep(id)}>
                  {mark}
                  {text}
                </button>
              ) : (
                <span
                  className={i === at ? 'paso ahora' : 'paso'}
                  aria-current={i === at ? 'step' : undefined}
                >
                  {mark}
                  {text}
                </span>
              )}
            </li>
          </Fragment>
        )
      })}
    </List>
  )
}

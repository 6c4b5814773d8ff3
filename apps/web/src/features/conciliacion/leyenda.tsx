import { styled } from '@mui/material/styles'
import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { useKeysOn } from '../../lib/keys.ts'
import { Key } from '../../ui/key-help.tsx'
import { c } from '../../ui/tokens.ts'

const Pie = styled('div')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 18px',
  minHeight: 44,
  padding: '8px 24px',
  margin: '0 -24px -12px',
  background: c.papel,
  borderTop: `1px solid ${c.linea}`,
  color: c.texto2,
  fontSize: 14,
  '& > span': { display: 'inline-flex', gap: 6, alignItems: 'center', whiteSpace: 'nowrap' },
  '& > span:last-of-type': { marginLeft: 'auto' },
  '@media (max-width: 1023.95px), (pointer: coarse)': { display: 'none' },
})

/** The keys of the screen at its foot; none is shown while they are switched off. */
export function Leyenda() {
  const [on] = useKeysOn()
  return (
    <Pie aria-label={t.teclas.titulo} role="note">
      {on
        ? t.teclas.pie.map(({ keys, text }) => (
            <span key={text}>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
              {text}
            </span>
          ))
        : null}
      <span>
        <Key>?</Key>
        {on ? t.teclas.todas : t.teclas.apagadas}
      </span>
    </Pie>
  )
}

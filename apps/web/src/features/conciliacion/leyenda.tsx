import { styled } from '@mui/material/styles'
import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { Fragment } from 'react'
import { useKeysOn } from '../../lib/keys.ts'
import { onNarrow } from '../../lib/widths.ts'
import { Key } from '../../ui/key.tsx'
import { c } from '../../ui/tokens.ts'

const Pie = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  minHeight: 44,
  padding: '8px 24px',
  margin: '0 -24px -12px',
  background: c.papel,
  borderTop: `1px solid ${c.linea}`,
  color: c.texto2,
  fontSize: 14,
  '& span': { display: 'inline-flex', gap: 6, alignItems: 'center', whiteSpace: 'nowrap' },
  // What does not fit is left to the help, whole hints at a time.
  '& > .pistas': { flex: 1, flexWrap: 'wrap', gap: '10px 18px', height: 28, overflow: 'hidden' },
  [`${onNarrow}, (pointer: coarse)`]: { display: 'none' },
})

/** The keys of the screen at its foot; none is shown while they are switched off. */
export function Leyenda() {
  const [on] = useKeysOn()
  return (
    <Pie aria-label={t.teclas.titulo} role="note">
      <span className="pistas">
        {on
          ? t.teclas.pie.map(({ keys, entre, text }) => (
              <span key={text}>
                {keys.map((key, i) => (
                  <Fragment key={key}>
                    {i > 0 && entre !== undefined ? entre : null}
                    <Key>{key}</Key>
                  </Fragment>
                ))}
                {text}
              </span>
            ))
          : null}
      </span>
      <span>
        <Key>?</Key>
        {on ? t.teclas.todas : t.teclas.apagadas}
      </span>
    </Pie>
  )
}

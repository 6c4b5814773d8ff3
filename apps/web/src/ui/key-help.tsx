import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useKeyGroups, useKeysOn } from '../lib/keys.ts'
import { Dialog } from './dialog.tsx'
import { c } from './tokens.ts'

/** A key as drawn on a keyboard. */
export const Key = styled('kbd')({
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 500,
  border: '1px solid currentColor',
  borderRadius: 4,
  padding: '0 6px',
  color: c.texto2,
})

/** All the keys of the screen, behind `?`. */
export function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const groups = useKeyGroups()
  const [on, setOn] = useKeysOn()
  return (
    <Dialog open={open} onClose={onClose} title={interfaz.teclas} size={480}>
      {[...groups].map(([group, entries]) => (
        <section key={group} style={{ marginBottom: 16 }}>
          <h3 style={{ margin: '0 0 6px', fontSize: 16 }}>{group}</h3>
          {entries.map(({ keys, text }) => (
            <div
              key={text}
              style={{
                display: 'flex',
                gap: 8,
                padding: '6px 0',
                borderTop: `1px solid ${c.linea}`,
                alignItems: 'center',
              }}
            >
              <span style={{ flex: 1 }}>{text}</span>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </div>
          ))}
        </section>
      ))}
      <label style={{ display: 'flex', alignItems: 'center' }}>
        <span style={{ flex: 1 }}>{interfaz.teclasApagar}</span>
        <Switch checked={on} onChange={(_event, value) => setOn(value)} />
      </label>
    </Dialog>
  )
}

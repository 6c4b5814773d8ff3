import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { bytes } from '../lib/formats.ts'
import { onPhone } from '../lib/widths.ts'
import { Icon } from './icon.tsx'
import { Block, List, Text } from './layout.tsx'
import { c } from './tokens.ts'

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) 120px 68px',
  '& .botones': { display: 'flex', justifyContent: 'flex-end' },
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 44,
  padding: '4px 12px',
  borderTop: `1px solid ${c.linea}`,
  '&:first-of-type': { borderTop: 0 },
  [onPhone]: {
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    '& .avance': { gridArea: '2 / 2' },
    '& .botones': { gridArea: '1 / 3 / 3 / 4' },
  },
})

export type UploadRow = {
  id: string
  name: string
  size?: number
  state: 'espera' | 'subiendo' | 'listo' | 'error'
  /** 0 to 1 while it goes up. */
  part?: number
  /** What it was read as, or why it failed. */
  note?: string
}
type UploadRowsProps = { rows: UploadRow[]; onRemove?: (id: string) => void }

const marca = {
  espera: ['reloj', c.texto2],
  subiendo: ['subir', c.info],
  listo: ['okc', c.ok],
  error: ['nel', c.error],
} as const

/** One progress row per file or per group of files sent together; nothing while there is none. */
export function UploadRows({ rows, onRemove }: UploadRowsProps) {
  if (rows.length === 0) return null
  const done = rows.filter(({ state }) => state === 'listo').length
  return (
    <div>
      <Block role="status" pb={6} tone="texto2">
        {interfaz.subiendo({ hechos: done, total: rows.length })}
      </Block>
      <List framed={8} ground="papel">
        {rows.map((row) => (
          <Item key={row.id}>
            <Icon name={marca[row.state][0]} color={marca[row.state][1]} />
            <Text breaks>
              {row.name}{' '}
              <Text tone={row.state === 'error' ? 'error' : 'texto2'}>
                {row.note ?? (row.size === undefined ? '' : bytes(row.size))}
              </Text>
            </Text>
            <span className="avance">
              {row.state === 'subiendo' ? (
                <LinearProgress
                  variant={row.part === undefined ? 'indeterminate' : 'determinate'}
                  value={(row.part ?? 0) * 100}
                  aria-label={interfaz.progresoDe({ nombre: row.name })}
                />
              ) : null}
              {row.state === 'espera' ? interfaz.enEspera : null}
              {row.state === 'listo' ? interfaz.subido : null}
              {row.state === 'error' ? interfaz.archivoFallo : null}
            </span>
            <span className="botones">
              {onRemove ? (
                <IconButton
                  size="small"
                  aria-label={`${interfaz.quitar} ${row.name}`}
                  onClick={() => onRemove(row.id)}
                >
                  <Icon name="cruz" size={16} color={c.texto2} />
                </IconButton>
              ) : null}
            </span>
          </Item>
        ))}
      </List>
    </div>
  )
}

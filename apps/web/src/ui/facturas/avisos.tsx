import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { Aviso } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import type { ReactNode } from 'react'
import { Stack } from '../layout.tsx'
import { Notice } from '../notice.tsx'
import type { Tono } from '../tokens.ts'

export const tonos: Record<Aviso['severidad'], Tono> = {
  error: 'error',
  aviso: 'atencion',
  info: 'info',
  ok: 'ok',
}

type AvisosProps = {
  avisos: readonly Aviso[]
  /** The notice whose facturas are listed now. */
  abierto?: Aviso | null
  onVer?: (aviso: Aviso | null) => void
  /** Another thing to do about a notice than to see its facturas. */
  action?: (aviso: Aviso) => ReactNode
}
/** The same notice, also once a factura of it is gone: told by what it is and whom it is about, not by its words. */
export const isMismoAviso = (uno: Aviso, otro: Aviso): boolean =>
  uno.codigo === otro.codigo && uno.ids.some((id) => otro.ids.includes(id))

/** As many stand in two rows over a table that is still in sight; more are folded under their number. */
const aLaVista = 4
const Plegado = styled('details')({
  '& > summary': { cursor: 'pointer', padding: '6px 0', fontWeight: 600 },
  // Opened, they scroll by themselves: the table keeps its place.
  '& > div': { maxHeight: '45vh', overflowY: 'auto' },
})

/** The documented notices; each count opens its list. Many fold into one line, which says how many are errors. */
export function Avisos({ avisos, abierto, onVer, action }: AvisosProps) {
  if (avisos.length === 0) return null
  const isAbierto = (aviso: Aviso) => abierto != null && isMismoAviso(abierto, aviso)
  const shown = (
    <Stack gap={8} cols={440}>
      {avisos.map((aviso) => (
        <Notice
          key={`${aviso.codigo} ${aviso.ids.join()}`}
          tono={tonos[aviso.severidad]}
          title={aviso.titulo}
          action={
            action?.(aviso) ??
            (onVer === undefined || aviso.ids.length === 0 || aviso.severidad === 'ok' ? undefined : (
              <Button
                size="small"
                variant="outlined"
                aria-pressed={isAbierto(aviso)}
                onClick={() => onVer(isAbierto(aviso) ? null : aviso)}
              >
                {isAbierto(aviso) ? t.quitarFiltro : t.verLista({ n: aviso.ids.length })}
              </Button>
            ))
          }
        >
          {aviso.texto === '' ? null : aviso.texto}
        </Notice>
      ))}
    </Stack>
  )
  if (avisos.length <= aLaVista) return shown
  return (
    <Plegado open>
      <summary>
        {t.avisosPlegados({
          n: avisos.length,
          errores: avisos.filter(({ severidad }) => severidad === 'error').length,
        })}
      </summary>
      {shown}
    </Plegado>
  )
}

import Button from '@mui/material/Button'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { facturasMensajes } from '@valija/contract/messages/facturas.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { ReactNode } from 'react'
import { Dropzone } from '../dropzone.tsx'
import { Notice } from '../notice.tsx'
import { useXmlDrop, type XmlDropOptions } from './use-xml-drop.ts'

type XmlDropProps = XmlDropOptions & {
  label?: string
  compact?: boolean
  /** Without it there is no area: only what is dropped elsewhere, and what there is to say of it. */
  children?: ReactNode
}

/** Takes any file: what is left out is listed with its reason, wherever the screen goes next. */
export function XmlDrop({ label = t.soltarXml, compact, children, ...options }: XmlDropProps) {
  const drop = useXmlDrop(options)
  const { caben, demasiados } = drop
  return (
    <>
      {children === undefined ? null : (
        <Dropzone
          accept={{}}
          acceptText="XML"
          label={label}
          onFiles={(files) => void drop.take(files)}
          onNothing={() => drop.setNada(true)}
          compact={compact}
        >
          {children}
        </Dropzone>
      )}
      {drop.nada ? <Notice tono="error" title={facturasMensajes.sinArchivos} /> : null}
      {demasiados === 0 ? null : (
        <Notice
          tono="atencion"
          title={t.demasiadosXml({ n: demasiados, limite: options.maxFiles, hay: options.hay })}
          action={
            <>
              <Button size="small" variant="contained" onClick={drop.keepAll}>
                {t.enVariosLotes({ n: drop.lotes })}
              </Button>
              {caben === 0 ? null : (
                <Button size="small" variant="outlined" onClick={drop.keepFirst}>
                  {t.soloLosPrimeros({ n: caben })}
                </Button>
              )}
              <Button size="small" onClick={drop.leave}>
                {interfaz.cancelar}
              </Button>
            </>
          }
        />
      )}
    </>
  )
}

import { bytesComprobante } from '@valija/contract/comprobantes-de-pago.ts'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { Dropzone, type DropzoneProps } from '../../ui/dropzone.tsx'

const tipos = {
  'application/pdf': ['.pdf'],
  'image/*': ['.jpg', '.jpeg', '.png', '.bmp', '.webp'],
}

type ProofDropzoneProps = Pick<DropzoneProps, 'label' | 'disabled' | 'compact' | 'children'> & {
  onFile: (file: File) => void
}

/** Where one proof of a payment is dropped. */
export const ProofDropzone = ({ onFile, ...rest }: ProofDropzoneProps) => (
  <Dropzone
    accept={tipos}
    acceptText={t.tiposArchivo}
    wrongType={{ title: pagos.archivoDePagoInvalidoTitulo, text: pagos.archivoDePagoInvalido }}
    multiple={false}
    maxSize={bytesComprobante}
    onFiles={([file]) => file && onFile(file)}
    {...rest}
  />
)

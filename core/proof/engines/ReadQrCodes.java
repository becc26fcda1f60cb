import com.google.zxing.BarcodeFormat;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.MultiFormatReader;
import com.google.zxing.NotFoundException;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import java.awt.image.BufferedImage;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/** Prints for each PNG file the text of its QR code in Base64, or "-". */
class ReadQrCodes {
  public static void main(String[] paths) throws Exception {
    ImageIO.setUseCache(false);
    var hints = Map.of(
        DecodeHintType.TRY_HARDER, true,
        DecodeHintType.POSSIBLE_FORMATS, List.of(BarcodeFormat.QR_CODE));
    var reader = new MultiFormatReader();
    for (String path : paths) {
      BufferedImage image = ImageIO.read(new File(path));
      int width = image.getWidth();
      int height = image.getHeight();
      int[] pixels = image.getRGB(0, 0, width, height, null, 0, width);
      var source = new RGBLuminanceSource(width, height, pixels);
      try {
        String text = reader.decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
        System.out.println(Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)));
      } catch (NotFoundException e) {
        System.out.println("-");
      }
    }
  }
}

"""Prints for each PNG file the text of its QR code in Base64, or "-".

With no file it prints the version, and fails where OpenCV was built without a decoder, as Debian's is.
"""

import base64
import sys

import cv2

detector = cv2.QRCodeDetector()


def read(picture):
    try:
        return detector.detectAndDecode(picture)[0]
    except (cv2.error, UnicodeError):
        return ""


if len(sys.argv) == 1:
    code = cv2.QRCodeEncoder.create().encode("decoded")
    code = cv2.copyMakeBorder(code, 4, 4, 4, 4, cv2.BORDER_CONSTANT, value=255)
    code = cv2.resize(code, None, fx=8, fy=8, interpolation=cv2.INTER_NEAREST)
    if read(code) != "decoded":
        sys.exit("This OpenCV finds QR codes but does not decode them")
    print(cv2.__version__)

for path in sys.argv[1:]:
    print(base64.b64encode(read(cv2.imread(path)).encode()).decode() or "-")

